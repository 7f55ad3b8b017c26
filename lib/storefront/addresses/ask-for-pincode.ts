type Ask = (answer: (pincode: string | undefined) => void) => void;

let asker: Ask | undefined;

/** Registers the dialog that asks a shopper for the pincode (the header's). Returns the unregister function. */
export function onAskForPincode(ask: Ask): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Asks the shopper for the pincode; undefined if they close the dialog without one. */
export const askForPincode = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    if (asker) asker(resolve);
    else resolve(undefined);
  });
