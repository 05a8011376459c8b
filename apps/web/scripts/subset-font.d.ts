declare module "subset-font" {
	interface Options {
		targetFormat: "woff2";
		/** An axis is pinned to a number or cut to a range. */
		variationAxes: Record<string, number | { min: number; max: number }>;
		keepFeatures: string[];
		noHinting: boolean;
	}
	/** Cuts a font down to the letters of a text. */
	function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
	export = subsetFont;
}
