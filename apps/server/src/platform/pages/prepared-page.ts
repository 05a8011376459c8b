import { compress, type Encoding } from "../http/content-encoding.ts";

type Bytes = Uint8Array<ArrayBuffer>;

interface PageParts extends Pick<PreparedPage, "status" | "policy" | "tag"> {
	readonly html: string;
	readonly quality: number;
}

/** A rendered page, compressed once per encoding on first use. */
export class PreparedPage {
	readonly kind = "page";
	readonly status: number;
	/** The Content-Security-Policy; null in development. */
	readonly policy: string | null;
	/** One entity tag for all encodings; null if the page is not cached. */
	readonly tag: string | null;
	readonly #plain: Bytes;
	readonly #quality: number;
	readonly #forms = new Map<Encoding, Promise<Bytes>>();

	constructor({ html, status, policy, tag, quality }: PageParts) {
		this.status = status;
		this.policy = policy;
		this.tag = tag;
		this.#plain = Buffer.from(html);
		this.#quality = quality;
	}

	/** An upper bound in memory: compressed forms take a third of the plain one, and count as much here. */
	get bytes(): number {
		return 2 * this.#plain.length;
	}

	in(encoding: Encoding): Promise<Bytes> {
		let form = this.#forms.get(encoding);
		if (!form) {
			form = compress(this.#plain, encoding, this.#quality);
			this.#forms.set(encoding, form);
		}
		return form;
	}
}

export type PreparedAnswer = PreparedPage | { readonly kind: "redirect"; readonly location: string };
