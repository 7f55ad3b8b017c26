type Ask = (answer: (pincode: string | undefined) => void) => void;

let asker: Ask | undefined;

/** Registers what asks a shopper for the pincode: the header. Returns how to take it back. */
export function onAskForPincode(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Asks the shopper for the pincode; undefined where they leave without one. */
export const askForPincode = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    if (asker) asker(resolve);
    else resolve(undefined);
  });
