import { checkText } from "../text/player-text.ts";
import type { ApiTokensErrorCode } from "./api-tokens.errors.ts";

export const MAX_TOKENS = 20;
export const MAX_TOKEN_NAME_LENGTH = 40;
/** For how many days a token may be made. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;

/** Only an administrator's token has the rights of an administrator, while its owner has them. */
export const TOKEN_KINDS = ["player", "administrator"] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

const PREFIXES: Readonly<Record<TokenKind, string>> = {
	player: "hilo_player_",
	administrator: "hilo_admin_",
};

/** Digits of base 62, by value. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** 178 bits. */
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;

/** For scanners that look for leaked tokens; the checksum tells false finds. */
export const TOKEN_PATTERN = "hilo_(player|admin)_[0-9A-Za-z]{36}";

const WELL_FORMED = new RegExp(`^${TOKEN_PATTERN}$`);

/** Returns a new token: prefix, 30 random digits of base 62, checksum. @param randomBelow unbiased, from 0. */
export function newToken(kind: TokenKind, randomBelow: (limit: number) => number): string {
	const digits = Array.from({ length: RANDOM_LENGTH }, () => DIGITS.charAt(randomBelow(DIGITS.length)));
	const start = PREFIXES[kind] + digits.join("");
	return start + checksumOf(start);
}

/** Returns whether a text has a token's form and checksum, so that only such texts are looked up. */
export function isWellFormedToken(text: string): boolean {
	return (
		WELL_FORMED.test(text) && checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH)
	);
}

function checksumOf(text: string): string {
	let rest = crc32(text);
	let digits = "";
	for (let place = 0; place < CHECKSUM_LENGTH; place++) {
		digits = DIGITS.charAt(rest % DIGITS.length) + digits;
		rest = Math.floor(rest / DIGITS.length);
	}
	return digits;
}

/** CRC-32 of ISO 3309, as in zlib, of a text in ASCII. */
function crc32(text: string): number {
	let crc = ~0;
	for (let at = 0; at < text.length; at++) {
		crc ^= text.charCodeAt(at);
		for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
	}
	return ~crc >>> 0;
}

/** Returns the error code of a token's name; null when it is valid. */
export function checkTokenName(text: string): ApiTokensErrorCode | null {
	return checkText<ApiTokensErrorCode>(text, MAX_TOKEN_NAME_LENGTH, {
		empty: "api-tokens/name-required",
		tooLong: "api-tokens/name-too-long",
		unreadable: "api-tokens/name-unreadable",
	});
}

/** From where a token was used; its owner is shown no address, because none is stored. */
export const ADDRESS_CLASS_TEXTS = {
	machine: "the site's own machine",
	private: "a private network",
	internet: "the internet",
} as const satisfies Readonly<Record<string, string>>;

export type AddressClass = keyof typeof ADDRESS_CLASS_TEXTS;
