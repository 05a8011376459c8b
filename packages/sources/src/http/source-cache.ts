/** The body is JSON, reduced to the fields of its schema. Times are epoch ms. */
export interface CachedAnswer {
	readonly body: string;
	readonly etag?: string;
	readonly lastModified?: string;
	/** When the provider last confirmed it. */
	readonly fetchedAt: number;
	/** Until when it is used without asking again. */
	readonly freshUntil: number;
}

/** Shared by all processes. Keys hold no secrets and are under 200 characters. */
export interface SourceCache {
	read(key: string): Promise<CachedAnswer | undefined>;
	write(key: string, answer: CachedAnswer): Promise<void>;
}
