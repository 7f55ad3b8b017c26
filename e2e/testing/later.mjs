// Preloaded into a shop (NODE_OPTIONS) whose clock is to run ahead by HAAT_LATER_MS: its embedded database asks the same.
const ahead = Number(process.env.HAAT_LATER_MS ?? 0);
const RealDate = Date;

class LaterDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }

  // Next copies what a class has of its own, without what it inherits.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  static [Symbol.hasInstance](value) {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

globalThis.Date = LaterDate;
