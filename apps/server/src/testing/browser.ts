import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { createTRPCClient, httpLink } from "@trpc/client";
import type { Hono } from "hono";
import type { AppRouter } from "../app/app-router.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";

export interface BrowserOptions {
	/** The site's address as the browser knows it; its host is what stands in `Host`. */
	readonly origin?: string;
	/** The network address that it calls from. */
	readonly address?: string;
	/** Sent with every call. No header of a browser's is sent but those. */
	readonly headers?: Readonly<Record<string, string>>;
}

/** What a documented call answered. */
export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	/** Parsed, where it is JSON. */
	readonly body: unknown;
}

const ORIGIN = "http://hilo.test";

/** Calls the application as a browser does, with cookies of its own, over no network. */
export class Browser {
	readonly cookies = new Map<string, string>();
	/** The `Set-Cookie` headers of the last answer. */
	setCookies: string[] = [];
	/** The body of every answer so far. */
	readonly receivedBodies: string[] = [];
	/** The site's own client. */
	readonly api;
	readonly #app: Hono<ApiEnv>;
	readonly #options: BrowserOptions;

	constructor(app: Hono<ApiEnv>, options: BrowserOptions = {}) {
		this.#app = app;
		this.#options = options;
		this.api = createTRPCClient<AppRouter>({
			links: [
				httpLink({
					url: "/api/trpc",
					fetch: (url, { signal: _, ...init } = {}) => this.fetch(String(url), init),
				}),
			],
		});
	}

	/** Its cookies as it sends them. */
	get cookieHeader(): string {
		return [...this.cookies].map((pair) => pair.join("=")).join("; ");
	}

	get(path: string, headers?: Record<string, string>): Promise<Answer> {
		return this.send("GET", path, undefined, headers);
	}

	post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
		return this.send("POST", path, body, headers);
	}

	/** Makes a documented call under `/api`. A `body` that is no text is written as JSON; `headers` may say another type. */
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

	/** Sends a file in a form, as a documented call takes it. */
	async upload(path: string, field: string, bytes: Uint8Array, file = "picture.png"): Promise<Answer> {
		const body = new FormData();
		body.set(field, new File([new Uint8Array(bytes)], file));
		return this.#ask(path, { method: "POST", body });
	}

	/** Sends bytes as they are, as the site's own client sends a file. */
	async sendBytes(path: string, bytes: Uint8Array): Promise<Answer> {
		const headers = { "Content-Type": "application/octet-stream" };
		return this.#ask(path, { method: "POST", headers, body: new Uint8Array(bytes) });
	}

	/** Any request of the application: an API call, a page, a file. */
	async fetch(path: string, init: RequestInit = {}): Promise<Response> {
		const response = await this.open(path, init);
		this.receivedBodies.push(await response.clone().text());
		return response;
	}

	/** The same without reading what is answered. */
	async open(path: string, init: RequestInit = {}): Promise<Response> {
		const origin = this.#options.origin ?? ORIGIN;
		const headers = new Headers(init.headers);
		for (const [name, value] of Object.entries({ Host: new URL(origin).host, ...this.#options.headers }))
			if (!headers.has(name)) headers.set(name, value);
		if (this.cookies.size > 0) headers.set("Cookie", this.cookieHeader);
		const incoming = incomingFrom(this.#options.address ?? "192.0.2.1");
		const response = await this.#app.request(new URL(path, origin).href, { ...init, headers }, { incoming });
		this.#keepCookies(response);
		return response;
	}

	/** Reads the answer itself, since to clone it takes longer than to make it. */
	async #ask(path: string, init: RequestInit): Promise<Answer> {
		const response = await this.open(`/api${path}`, init);
		const text = await response.text();
		this.receivedBodies.push(text);
		const isJson = response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
		return {
			status: response.status,
			headers: response.headers,
			body: isJson && text !== "" ? JSON.parse(text) : text,
		};
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

function incomingFrom(address: string): IncomingMessage {
	const socket = new Socket();
	Object.defineProperty(socket, "remoteAddress", { value: address });
	return new IncomingMessage(socket);
}
