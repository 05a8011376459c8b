/** Keeps the cookies of one site in memory. */
export class CookieJar {
	readonly #values = new Map<string, string>();

	/** Takes the value of a `Cookie` header. */
	constructor(cookie = "") {
		for (const pair of cookie.split(";")) this.#put(pair);
	}

	/** Stores the response's cookies, and drops those that it clears. */
	keep(response: Pick<Response, "headers">): void {
		for (const line of response.headers.getSetCookie()) {
			const [pair = "", ...attributes] = line.split(";");
			if (attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0")) this.#drop(pair);
			else this.#put(pair);
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

	#put(pair: string): void {
		const [name, value] = split(pair);
		if (name !== "") this.#values.set(name, value);
	}

	#drop(pair: string): void {
		this.#values.delete(split(pair)[0]);
	}
}

function split(pair: string): [name: string, value: string] {
	const [name = "", ...value] = pair.split("=");
	return [name.trim(), value.join("=").trim()];
}
