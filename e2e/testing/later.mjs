// Preloaded by NODE_OPTIONS into a shop whose clock is ahead by HAAT_LATER_MS; its embedded database uses the
// same clock.
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

  // Next copies a class's own properties, without inherited ones.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  static [Symbol.hasInstance](value) {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

globalThis.Date = LaterDate;
