// Upper bound for the eggs of a clutch, apart from the arithmetic so that a form can read it alone.

/** Ball pythons lay 1 to 15 eggs or so; beyond this a number of eggs is a slip of the finger. */
export const maxEggs = 50;
