import { createHmac, timingSafeEqual } from "node:crypto";
import type { UserRow } from "@hilo/db/tables";
import { parse, serialize } from "hono/utils/cookie";
import { newSecret } from "../system/ids.ts";
import type { CookieScope } from "./sessions.ts";

/** One mark for each account that has signed in with the browser, the last one first: `id.time.signature~…` */
const COOKIE = "hilo_browsers";
const MAX_ACCOUNTS = 5;
/** The longest that browsers keep a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
/** A neighbouring site can set cookies of the same name, so more than one cookie's marks are read. */
const MAX_MARKS = 4 * MAX_ACCOUNTS;

const MARK = /^([\w-]{20,40})\.(\d{10,16})\.([\w-]{43})$/;

/** What signs the marks of an account: with another password they do not fit. */
export type MarkedAccount = Pick<UserRow, "id" | "password_hash">;

/** Reads the marks of a `Cookie` header. */
export function readBrowserMarks(header: string | undefined): readonly string[] {
	if (!header?.includes(COOKIE)) return [];
	const values = header.split(";").flatMap((pair) => parse(pair, COOKIE)[COOKIE] || []);
	return values.flatMap((value) => value.split("~")).slice(0, MAX_MARKS);
}

export function browserMarksCookie(marks: readonly string[], scope: CookieScope): string {
	return serialize(COOKIE, marks.join("~"), {
		...scope,
		httpOnly: true,
		sameSite: "Lax",
		maxAge: MAX_AGE_S,
	});
}

/** Returns the id under which the browser's attempts count; null unless it has signed in to the account before. */
export function knownBrowserId(
	marks: readonly string[],
	account: MarkedAccount & Pick<UserRow, "browsers_known_from">,
	now: number,
): string | null {
	const from = Math.max(account.browsers_known_from ?? 0, now - MAX_AGE_S * 1000 + 1);
	return marks.map((mark) => readMark(mark, account)).find((read) => read && read.at >= from)?.id ?? null;
}

/** Returns the marks of a browser in which the account's owner is now. It keeps its id, and so its counters. */
export function withMark(marks: readonly string[], account: MarkedAccount, now: number): readonly string[] {
	const id = marks.map((mark) => readMark(mark, account)?.id).find(Boolean) ?? newSecret();
	const others = marks.filter((mark) => MARK.test(mark) && readMark(mark, account) === null);
	return [`${id}.${now}.${signature(id, now, account)}`, ...others].slice(0, MAX_ACCOUNTS);
}

/** Null for another account's mark, and for one that was made up. */
function readMark(mark: string, account: MarkedAccount): { id: string; at: number } | null {
	const [, id = "", time = "", signed = ""] = MARK.exec(mark) ?? [];
	const expected = signature(id, Number(time), account);
	return signed !== "" && timingSafeEqual(Buffer.from(signed), Buffer.from(expected))
		? { id, at: Number(time) }
		: null;
}

function signature(id: string, at: number, { id: userId, password_hash }: MarkedAccount): string {
	return createHmac("sha256", password_hash).update(`${userId} ${id} ${at}`).digest("base64url");
}
