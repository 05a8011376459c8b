/** An answer of a third party as it is kept: its body is JSON, cut down to what is used. Times are epoch ms. */
export interface CachedAnswer {
	readonly body: string;
	readonly etag?: string;
	readonly lastModified?: string;
	/** When the provider last said that this is how things are. */
	readonly fetchedAt: number;
	/** Until when it is used without asking again. */
	readonly freshUntil: number;
}

/** Where answers are kept between calls, and between processes. Keys hold no secrets and are under 200 characters. */
export interface SourceCache {
	read(key: string): Promise<CachedAnswer | undefined>;
	write(key: string, answer: CachedAnswer): Promise<void>;
}
