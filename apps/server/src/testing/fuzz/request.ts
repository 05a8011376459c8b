import type { Dice } from "./dice.ts";

export interface FuzzedRequest {
	method: string;
	path: string;
	headers: Record<string, string>;
	body: Buffer | null;
	isChunked: boolean;
	/** Whether more than the input is odd; then the documented statuses do not bind the answer. */
	isBroken: boolean;
}

const JSON_TYPE = "application/json";
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND"] as const;
const TYPES = [
	...[
		"",
		"text/plain",
		"application/json;;;",
		"application/json; charset=utf-16",
		"application/problem+json",
		"*/*",
	],
	...[
		"application/x-www-form-urlencoded",
		"multipart/form-data",
		"multipart/form-data; boundary=",
		"application/jsonl",
	],
	...[
		"multipart/form-data; boundary=x",
		"application/octet-stream",
		"APPLICATION/JSON",
		`a/${"b".repeat(3000)}`,
	],
] as const;
const COOKIES = [
	...[
		"discount=100%",
		"%=%",
		"=",
		";;;",
		"a",
		"hilo_session=%E0%A4%A",
		"hilo_session=",
		"theme=%",
		"theme=dark; theme=light",
	],
	...[
		'a="b',
		"hilo_session=a; hilo_session=b; hilo_session=c; hilo_session=d; hilo_session=e",
		`big=${"x".repeat(7000)}`,
	],
	...["__proto__=1", "hilo_session=\u00e9\u00ff", "hilo_session[]=1", "a=b\tc"],
] as const;
const QUERIES = [
	...[
		"input=%7B%7D&input=%7B%7D",
		"input[]=1",
		"input=%E0%A4%A",
		"%",
		"&&&",
		"=",
		"a=1&a=2",
		"batch=1",
		"batch=1&input=%7B%220%22%3A1%7D",
	],
	...[
		"limit=1&limit=2",
		"__proto__=1",
		"input=null",
		"input=undefined",
		"input=[1,2",
		"key=a&key=b",
		`q=${"a".repeat(6000)}`,
		"input=%22%5Cud800%22",
	],
	...[
		"connectionParams=1",
		"connectionParams=%7B",
		"page=1e3",
		"sortBy=__proto__",
		"input=123456789012345678901234567890",
	],
] as const;

const HEADERS: readonly (readonly [name: string, ...values: string[]])[] = [
	["if-none-match", "*", '"', 'W/"x", , "', '"a",'.repeat(1000)],
	["if-modified-since", "yesterday", "Thu, 01 Jan 1970 00:00:00 GMT"],
	[
		"range",
		"bytes=0-0",
		"bytes=-1",
		"bytes=5-1",
		"bytes=abc",
		"items=0-1",
		"bytes=0-0,2-3",
		"bytes=99999999999-",
	],
	["origin", "null", "", "http://evil.example", "http://[", "https://127.0.0.1"],
	["sec-fetch-site", "cross-site", "same-origin", "?"],
	["accept-encoding", "br;q=0", "*", "identity;q=0", ",,;q=,", "gzip;q=abc", "br, gzip"],
	["accept", "text/event-stream", "application/jsonl", "", "a/b;q=".repeat(300)],
	["trpc-accept", "application/jsonl", "?"],
	["host", "", "[", "evil.example:99999", "127.0.0.1:abc", "a_b", "xn--\u00ff", "%"],
	["x-forwarded-for", "1.2.3.4, ", "::1%", "a".repeat(5000)],
	["x-forwarded-proto", "https", "javascript"],
	["user-agent", "", "\u00e9\u00ff", "a".repeat(6000)],
	["referer", "http://[", "%"],
	["dnt", "1"],
	["content-encoding", "gzip", "br", "?"],
	["expect", "nothing"],
	["upgrade", "websocket"],
	["last-event-id", "9".repeat(400), "%"],
	["x-http-method-override", "DELETE"],
	["authorization", "Basic %%%", "Bearer "],
	["accept-language", "%", "de-DE-".repeat(500)],
	["traceparent", "00-%"],
];

export function breakRequest(request: FuzzedRequest, dice: Dice): void {
	request.isBroken = true;
	for (let left = 1 + dice.below(3); left > 0; left--) dice.pick(BREAKERS)(request, dice);
}

const BREAKERS: readonly ((request: FuzzedRequest, dice: Dice) => void)[] = [
	...Array<typeof oddHeader>(5).fill(oddHeader),
	oddBody,
	oddBody,
	oddPath,
	(request, dice) => {
		const { cookie } = request.headers;
		const odd = dice.pick<string>(COOKIES);
		request.headers.cookie = cookie ? dice.pick([`${odd}; ${cookie}`, `${cookie}; ${odd}`]) : odd;
	},
	(request, dice) => {
		request.path += `${request.path.includes("?") ? "&" : "?"}${dice.pick<string>(QUERIES)}`;
	},
	(request, dice) => {
		request.headers["content-type"] = dice.pick<string>(TYPES);
	},
	(request, dice) => {
		request.method = dice.pick<string>(METHODS);
	},
	(request) => {
		request.isChunked = request.body !== null;
	},
];

function oddHeader({ headers }: FuzzedRequest, dice: Dice): void {
	const [name, ...values] = dice.pick(HEADERS);
	headers[name] = dice.pick(values);
}

function oddPath(request: FuzzedRequest, dice: Dice): void {
	const at = dice.below(request.path.length) + 1;
	const odd = dice.pick([
		"%",
		"%00",
		"%2f",
		"/",
		"//",
		"/../",
		"%E0%A4%A",
		";a=b",
		",me.get",
		"#",
		"?",
		"%25",
		"a".repeat(5000),
		"\u00ff",
	]);
	request.path = `${request.path.slice(0, at)}${odd}${request.path.slice(at)}`;
}

function oddBody(request: FuzzedRequest, dice: Dice): void {
	const body = request.body ?? Buffer.from("{}");
	const bodies: readonly (() => Buffer | string)[] = [
		() => body.subarray(0, dice.below(body.length + 1)),
		() => Buffer.concat([Buffer.from("\ufeff"), body]),
		() => Buffer.concat([body, Buffer.from("x")]),
		() => Buffer.from(body.toString(), "utf16le"),
		() => Buffer.from([0xff, 0xfe, 0xc0, 0x80, ...body]),
		() =>
			dice.pick([
				"",
				" ",
				"null",
				"[]",
				'"a"',
				"12",
				"true",
				"{",
				"[",
				"\u0000",
				'{"a":1}{"b":2}',
				'{"0":{}}',
			]),
		() => "[".repeat(100_000),
		() => `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
		() => `{"a":"${"x".repeat(dice.pick([900_000, 1_100_000]))}"}`,
		() =>
			'--x\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nno picture\r\n--x--\r\n',
		() => Buffer.from(Array.from({ length: 300 }, () => dice.below(256))),
	];
	request.body = Buffer.from(dice.pick(bodies)());
	request.headers["content-type"] ??= JSON_TYPE;
}
