const KNOWN_BROWSER = "hilo_browsers";

/** Keeps the cookies of one site in memory. */
export class CookieJar {
	readonly #values = new Map<string, string>();

	/** Takes the value of a `Cookie` header. */
	constructor(cookie = "") {
		for (const pair of cookie.split(";")) this.#set(pair);
	}

	/** Stores the response's cookies, and drops those that it clears. A tool is no browser to be known again. */
	store(response: Pick<Response, "headers">): void {
		for (const line of response.headers.getSetCookie()) {
			const [pair = "", ...attributes] = line.split(";");
			if (attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0")) this.#delete(pair);
			else if (nameAndValue(pair)[0] !== KNOWN_BROWSER) this.#set(pair);
		}
	}

	/** Returns a `Cookie` header; null for no cookies. */
	cookie(): string | null {
		if (this.#values.size === 0) return null;
		return [...this.#values].map(([name, value]) => `${name}=${value}`).join("; ");
	}

	headers(): Record<string, string> {
		const cookie = this.cookie();
		return cookie === null ? {} : { cookie };
	}

	#set(pair: string): void {
		const [name, value] = nameAndValue(pair);
		if (name !== "") this.#values.set(name, value);
	}

	#delete(pair: string): void {
		this.#values.delete(nameAndValue(pair)[0]);
	}
}

function nameAndValue(pair: string): [name: string, value: string] {
	const [name = "", ...value] = pair.split("=");
	return [name.trim(), value.join("=").trim()];
}
