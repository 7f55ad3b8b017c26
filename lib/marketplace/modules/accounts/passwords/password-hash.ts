import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id parameters (19 MiB, 2 passes, 1 lane); argon2id is the library's default variant. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id and a random salt (PHC string). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Verifies a password against its argon2 hash; false for a malformed hash. */
export function verifyPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password).catch(() => false);
}

let decoy: Promise<string> | undefined;

/** Returns false after as much work as `verifyPassword`, so that timing reveals no account. */
export async function verifyDecoy(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await verify(await decoy, password);
  return false;
}
