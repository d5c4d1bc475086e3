/** What something costs at least: 'From ₹900' */
export const from = (price: string) => `From ${price}`;

/** What something costs at least and at most: '₹900 to ₹2,200' */
export const fromTo = (least: string, most: string) => `${least} to ${most}`;
