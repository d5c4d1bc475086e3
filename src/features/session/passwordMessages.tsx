/** On the button that makes a password readable; <1> is read out alone. */
export const showPassword = (
  <>
    <span>Show</span> <span className="visually-hidden">password</span>
  </>
);

/** On the button that hides it again; <1> is read out alone. */
export const hidePassword = (
  <>
    <span>Hide</span> <span className="visually-hidden">password</span>
  </>
);
