import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { createTRPCClient, httpLink } from "@trpc/client";
import type { inferRouterOutputs } from "@trpc/server";
import type { AppRouter } from "../app/app-router.ts";
import { FORM_TYPE, packedForm } from "./packed-form.ts";

export type Outputs = inferRouterOutputs<AppRouter>;

export interface BrowserOptions {
	/** The site's address as the browser knows it. Its host is sent as `Host`. */
	readonly origin?: string;
	readonly address?: string;
	/** Sent with every call. No other header that a browser would set is sent. */
	readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a browser's requests: the application, or what sends them over a network. */
export interface Requestable {
	request(request: Request, init: undefined, env: object): Response | Promise<Response>;
}

export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	readonly body: unknown;
}

const ORIGIN = "http://hilo.test";

/** Calls the application as a browser does, with its own cookies, without a network. */
export class Browser {
	readonly cookies = new Map<string, string>();
	setCookies: string[] = [];
	readonly receivedBodies: string[] = [];
	readonly api;
	readonly #app: Requestable;
	readonly #options: BrowserOptions;

	constructor(app: Requestable, options: BrowserOptions = {}) {
		this.#app = app;
		this.#options = options;
		this.api = createTRPCClient<AppRouter>({
			links: [
				httpLink({
					url: "/api/trpc",
					fetch: async (url, { signal: _, ...init } = {}) => {
						const response = await this.open(String(url), init);
						const text = await this.#textOf(response);
						return { ok: response.ok, json: async () => JSON.parse(text) };
					},
				}),
			],
		});
	}

	get cookieHeader(): string {
		return [...this.cookies].map((pair) => pair.join("=")).join("; ");
	}

	get(path: string, headers?: Record<string, string>): Promise<Answer> {
		return this.send("GET", path, undefined, headers);
	}

	post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
		return this.send("POST", path, body, headers);
	}

	/**
	 * Makes a documented call under `/api`. A `body` other than text is sent as JSON unless `headers` say otherwise.
	 */
	async send(
		method: string,
		path: string,
		body?: unknown,
		headers: Record<string, string> = {},
	): Promise<Answer> {
		const text = typeof body === "string" ? body : JSON.stringify(body);
		const content = { ...(text === undefined ? {} : { "Content-Type": "application/json" }), ...headers };
		const init = { method, headers: content, ...(text === undefined ? {} : { body: text }) };
		return this.#ask(path, init);
	}

	async upload(path: string, field: string, bytes: Uint8Array, file?: string): Promise<Answer> {
		return this.#ask(path, { method: "POST", headers: FORM_TYPE, body: packedForm(field, bytes, file) });
	}

	/** Sends raw bytes, as the web client does with a file. */
	async sendBytes(path: string, bytes: Uint8Array): Promise<Answer> {
		const headers = { "Content-Type": "application/octet-stream" };
		return this.#ask(path, { method: "POST", headers, body: new Uint8Array(bytes) });
	}

	async fetch(path: string, init: RequestInit = {}): Promise<Response> {
		const response = await this.open(path, init);
		this.receivedBodies.push(await response.clone().text());
		return response;
	}

	/** Like `fetch`, but leaves the body unread. */
	async open(path: string, init: RequestInit = {}): Promise<Response> {
		const origin = this.#options.origin ?? ORIGIN;
		const headers = new Headers(init.headers);
		for (const [name, value] of Object.entries({ Host: new URL(origin).host, ...this.#options.headers }))
			if (!headers.has(name)) headers.set(name, value);
		if (this.cookies.size > 0) headers.set("Cookie", this.cookieHeader);
		const { body } = init;
		const hasLength = typeof body === "string" || body instanceof Uint8Array;
		if (hasLength && !headers.has("Content-Length") && !headers.has("Transfer-Encoding"))
			headers.set("Content-Length", `${Buffer.byteLength(body)}`);
		const request = new Request(new URL(path, origin).href, { ...init, headers });
		const incoming = incomingFrom(this.#options.address ?? "192.0.2.1", request.headers);
		const response = await this.#app.request(request, undefined, { incoming });
		this.#keepCookies(response);
		return response;
	}

	async #ask(path: string, init: RequestInit): Promise<Answer> {
		const response = await this.open(`/api${path}`, init);
		const text = await this.#textOf(response);
		const isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
		return {
			status: response.status,
			headers: response.headers,
			body: isJson && text !== "" ? JSON.parse(text) : text,
		};
	}

	/** Cloning the answer to keep its text would take longer than making it. */
	async #textOf(response: Response): Promise<string> {
		const text = await response.text();
		this.receivedBodies.push(text);
		return text;
	}

	#keepCookies(response: Response): void {
		this.setCookies = response.headers.getSetCookie();
		for (const line of this.setCookies) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (/max-age=0/i.test(line)) this.cookies.delete(name);
			else this.cookies.set(name, value);
		}
	}
}

function incomingFrom(address: string, headers: Headers): IncomingMessage {
	const socket = new Socket();
	Object.defineProperty(socket, "remoteAddress", { value: address });
	return Object.assign(new IncomingMessage(socket), { headers: Object.fromEntries(headers) });
}
