/** Fills the image into the settings of compose.yaml. Only a digest names one image for ever. */
export function withImage(settings: string, image: string): string {
	if (!/^[a-z0-9./-]+@sha256:[0-9a-f]{64}$/.test(image))
		throw new Error(`"${image}" names no image by digest.`);
	const filled = settings.replace(/^HILO_IMAGE=$/m, `HILO_IMAGE=${image}`);
	if (filled === settings) throw new Error("The settings have no empty HILO_IMAGE to fill in.");
	return filled;
}
