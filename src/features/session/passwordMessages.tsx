/** The word 'password' is for screen readers only. */
export const showPassword = (
  <>
    <span>Show</span> <span className="visually-hidden">password</span>
  </>
);

export const hidePassword = (
  <>
    <span>Hide</span> <span className="visually-hidden">password</span>
  </>
);
