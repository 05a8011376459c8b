declare module "subset-font" {
	interface Options {
		targetFormat: "woff2";
		/** A number pins an axis, a range limits it. */
		variationAxes: Record<string, number | { min: number; max: number }>;
		keepFeatures: string[];
		noHinting: boolean;
	}
	/** Reduces a font to the letters of a text. */
	function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
	export = subsetFont;
}
