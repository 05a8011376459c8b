import { compress, type Encoding } from "../http/content-encoding.ts";

type Bytes = Uint8Array<ArrayBuffer>;

interface PageParts extends Pick<PreparedPage, "status" | "policy" | "tag"> {
	readonly html: string;
	/** Brotli's. */
	readonly quality: number;
}

/** A page that was rendered, in the forms in which browsers take it. Each is made when it is first asked for, once for all who ask. */
export class PreparedPage {
	readonly kind = "page";
	readonly status: number;
	/** What the page may load and run; null in development. */
	readonly policy: string | null;
	/** The page's entity tag, which every form of it has; null for what nobody comes back to. */
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

	/** How much memory it takes at most. The compressed forms take a third of the plain one: here they count as much. */
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

/** What is answered where a page was asked for. */
export type PreparedAnswer = PreparedPage | { readonly kind: "redirect"; readonly location: string };
