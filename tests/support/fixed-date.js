// Stops the clock of a process at FIXED_DATE: `node --import ./tests/support/fixed-date.js …`.

const at = Date.parse(process.env.FIXED_DATE);

globalThis.Date = class extends Date {
  constructor(...of) {
    super(...(of.length === 0 ? [at] : of));
  }

  static now() {
    return at;
  }
};
