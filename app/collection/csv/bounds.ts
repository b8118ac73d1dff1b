export const ROWS_MAX = 5000;
export const BYTES_MAX = 5 * 1024 * 1024;
