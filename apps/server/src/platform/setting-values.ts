import { isIP } from "node:net";
import { isTimeZone } from "@hilo/rules/daily/time-zone";
import { baseFault } from "@hilo/sources/http/address";
import { z } from "zod";

const NAME =
	/^(?!.*(?:^|\.)(?:\d+|0x[\da-f]*)$)[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?(?:\.[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?)*$/u;
const ADDRESS =
	/^(?<scheme>[a-z]+):\/\/(?:(?<user>[^\s:@/?#]*)(?::(?<password>[^\s@/?#]*))?@)?(?<host>\[[^\]]*\]|[^\s:@/?#[\]]*)(?::(?<port>\d+))?(?<path>\/[^\s?#@]*)?(?:\?(?<query>[^\s?#]*))?$/i;
const ESCAPED = "signs such as @ : / ? # % in a name or a password are written as %40 %3A %2F %3F %23 %25";

interface Address {
	readonly scheme: string;
	/** Undefined without a name. */
	readonly user: string | undefined;
	readonly host: string;
	readonly path: string;
	/** Undefined without a question mark. */
	readonly query: string | undefined;
}

/** Stricter than `URL`, which repairs much. Null also for a host or a port that can't be, and for unescaped signs. */
function readAddress(text: string): Address | null {
	const {
		scheme = "",
		user,
		password = "",
		host = "",
		port = "1",
		path = "",
		query,
	} = ADDRESS.exec(text)?.groups ?? {};
	if (scheme === "" || user === "" || Number(port) < 1 || Number(port) > 65_535) return null;
	if (![user ?? "", password, host, path].every(isEscaped)) return null;
	return { scheme: scheme.toLowerCase(), user, host, path, query };
}

function isEscaped(text: string): boolean {
	try {
		return !decodeURIComponent(text).includes("\0");
	} catch {
		return false;
	}
}

/** A name or an address, IPv6 without brackets. */
function isHost(text: string): boolean {
	return (isIP(text) !== 0 && !text.includes("%")) || (text.length <= 253 && NAME.test(text));
}

const isHostOfAddress = (host: string) =>
	host.startsWith("[") ? isIP(host.slice(1, -1)) === 6 : isHost(host);

/** What is wrong with the text, null for nothing. It quotes none of the text, which may hold a password. */
export type Fault = string | null;

export function originFault(text: string): Fault {
	const address = readAddress(text);
	if (!address || !/^https?$/.test(address.scheme) || !isHostOfAddress(address.host) || !URL.canParse(text))
		return "must be an http:// or https:// address such as https://hilo.example";
	if (address.user !== undefined) return "must not hold a name or a password";
	if (address.path !== "" && address.path !== "/")
		return "must not have a path: the site is at the root of its address";
	return address.query === undefined ? null : "must not have a query";
}

const DATABASE_OPTIONS = new Set(
	"host ssl sslmode sslrootcert sslcert sslkey sslnegotiation uselibpqcompat application_name options".split(
		" ",
	),
);

/** Those that the driver reads; it ignores any other. */
const SSL_MODES = new Set(["disable", "prefer", "require", "verify-ca", "verify-full", "no-verify"]);

export function databaseFault(text: string): Fault {
	if (text.startsWith("sqlite:"))
		return /^sqlite:(?!:memory:|~|\/\/(?!\/))[^?#\0]+$/.test(text)
			? null
			: "must be sqlite: and the path of a file";
	const address = readAddress(text);
	const options = new URLSearchParams(address?.query);
	const unknown = [...options.keys()].find((name) => !DATABASE_OPTIONS.has(name));
	const isSocket = options.has("host") || /^%2f/i.test(address?.host ?? "");
	if (!address || !/^postgres(ql)?$/.test(address.scheme) || !(isSocket || isHostOfAddress(address.host)))
		return `must be sqlite: and a path, or postgres://user:password@host/database; ${ESCAPED}`;
	if (!/^\/[^/]+$/.test(address.path))
		return "must end with the name of one database, such as postgres://hilo@db/hilo";
	const modes = options.getAll("sslmode");
	if (modes.length > 1 || !modes.every((mode) => SSL_MODES.has(mode)))
		return `takes one sslmode of ${[...SSL_MODES].join(", ")}`;
	return unknown === undefined ? null : `takes after ? only ${[...DATABASE_OPTIONS].join(", ")}`;
}

const MAIL_OPTIONS = new Set([
	"requireTLS",
	"ignoreTLS",
	"name",
	"authMethod",
	"tls.rejectUnauthorized",
	"tls.servername",
]);

export function mailServerFault(text: string): Fault {
	const address = readAddress(text);
	if (!address || !/^smtps?$/.test(address.scheme) || !isHostOfAddress(address.host))
		return `must be an smtp:// or smtps:// address such as smtps://user:password@mail.example:465; ${ESCAPED}`;
	if (address.path !== "" && address.path !== "/") return "must not have a path";
	const isKnown = [...new URLSearchParams(address.query).keys()].every((name) => MAIL_OPTIONS.has(name));
	return isKnown ? null : `takes after ? only ${[...MAIL_OPTIONS].join(", ")}`;
}

export function sourceFault(text: string): Fault {
	return readAddress(text) ? baseFault(text) : "must be an https:// address";
}

export function zoneFault(text: string): Fault {
	return isTimeZone(text) ? null : "must be an IANA time zone such as Europe/Paris, no offset";
}

/** For a text with a fault that `faultOf` names. */
export function checkedText(faultOf: (text: string) => Fault) {
	return z.string().superRefine((text, issues) => {
		const message = faultOf(text);
		if (message !== null) issues.addIssue({ code: "custom", message });
	});
}

/** Digits alone: `Number` would also read "0x10", "1e3" and "80.0". */
export function wholeNumber(min: number, max: number) {
	const message = `must be a whole number from ${min} to ${max}`;
	return z
		.string()
		.regex(/^\d+$/, message)
		.transform(Number)
		.refine((value) => value >= min && value <= max, message);
}

export const onOff = z.enum(["on", "off"], "must be on or off").transform((value) => value === "on");
export const hostName = z
	.string()
	.refine(isHost, "must be the name or the address of a host, without a port");
/** Sent in a header. */
export const secret = z
	.string()
	.regex(/^[\x21-\x7e]+$/, "must be letters, digits and signs of ASCII without blanks");
export const folder = z
	.string()
	.refine(
		(path) => !/^~|^[a-z][a-z\d+.-]*:\/\/|\0/i.test(path),
		"must be the path of a folder; ~ is not expanded",
	);

const MAILBOX = String.raw`[^\s<>@,;:"()\\]+@(?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]+`;
export const sender = z
	.string()
	.regex(
		new RegExp(String.raw`^(?:(?:"[^"\\<>\p{Cc}]+"\s*|[^<>@,;:"\\\p{Cc}]*)<${MAILBOX}>|${MAILBOX})$`, "u"),
		"must be a mail address, or a name and an <address>; a name with signs such as a comma is in quotes",
	);
