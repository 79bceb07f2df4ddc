// A software authenticator (WebAuthn level 3, attestation "none", ES256), for tests.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const ATTESTED = 64;

interface Given {
  challenge: string;
  origin: string;
  /** Host name of the relying party. */
  party: string;
  isVerified?: boolean;
}

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  /** RegistrationResponseJSON. */
  register({ challenge, origin, party, isVerified = true }: Given) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = [Buffer.alloc(16), length, this.id, this.#coseKey()];
    const data = this.#authenticatorData(party, ATTESTED | flagsOf(isVerified), ...attested);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** AuthenticationResponseJSON. */
  signIn({ challenge, origin, party, isVerified = true }: Given) {
    this.#counter += 1;
    const data = this.#authenticatorData(party, flagsOf(isVerified));
    const client = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      },
    };
  }

  /** As a copy of it would: signatures count from the start again. */
  rewind(): void {
    this.#counter = 0;
  }

  #named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  #authenticatorData(party: string, flags: number, ...rest: Buffer[]): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const partyHash = createHash('sha256').update(party).digest();
    return Buffer.concat([partyHash, Buffer.from([flags]), counter, ...rest]);
  }

  /** CBOR map: EC2, ES256, P-256, x and y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

const flagsOf = (isVerified: boolean) => USER_PRESENT | (isVerified ? USER_VERIFIED : 0);

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
