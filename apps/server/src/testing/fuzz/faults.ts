import { errorsOf, statusesOf } from "../../platform/rest/rest-row.ts";
import type { FuzzedCall } from "./fuzzed-call.ts";
import type { FuzzAnswer } from "./send.ts";

const MAX_LENGTHS = { text: 300, path: 600, headers: 400, cookie: 200, body: 600 };

/** @returns what is wrong with the answer, or null */
export function faultOf(
	{ target, request }: FuzzedCall,
	answer: FuzzAnswer | "hangs" | "cut",
): string | null {
	if (answer === "cut") return request.isBroken ? null : "no answer";
	if (answer === "hangs") return "no answer in time";
	const { status, text } = answer;
	const excerpt = text.slice(0, MAX_LENGTHS.text);
	// The answer to HEAD has no body.
	const isClosed = status === 503 && (request.method === "HEAD" || /maintenance/i.test(text));
	if (status >= 500) return isClosed ? null : `${status} ${excerpt}`;
	if (!target?.row || request.isBroken) return null;
	const code = status < 400 ? null : codeIn(text);
	// A left-out id makes another path.
	if (code === "request/no-such-path") return null;
	if (!statusesOf(target.row).includes(status)) return `${status}, which is not documented: ${excerpt}`;
	const isKnown = code === null || errorsOf(target.row).some((errorCode) => errorCode === code);
	return isKnown ? null : `${status} with the code ${code}, which is not documented`;
}

/** The call in readable form, without its session cookie. */
export function shown({ name, caller, request }: FuzzedCall): string {
	const { method, path, headers, body, isChunked } = request;
	const { cookie = "", ...others } = headers;
	const content =
		body === null ? "" : `${isChunked ? "in pieces " : ""}${body.toString().slice(0, MAX_LENGTHS.body)}`;
	const cookies = cookie.replaceAll(/(hilo_session=[\w-]{6})[\w-]{10,}/g, "$1…").slice(0, MAX_LENGTHS.cookie);
	const sent = JSON.stringify(others).slice(0, MAX_LENGTHS.headers);
	return `  ${name} by ${caller}: ${method} ${path.slice(0, MAX_LENGTHS.path)} ${sent} [${cookies}] ${content}`;
}

function codeIn(text: string): string {
	try {
		return String(Object(JSON.parse(text)).code);
	} catch {
		return text;
	}
}
