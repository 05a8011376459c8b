/** Where an operator's files name the image: the settings of several servers, and the file of one container. */
const PLACE = /^HILO_IMAGE=$|(?<=\$\{HILO_IMAGE:-)hilo(?=\})/m;

/** Fills the image into a file for operators. Only a digest names one image for ever. */
export function withImage(file: string, image: string): string {
	if (!/^[a-z0-9./-]+@sha256:[0-9a-f]{64}$/.test(image))
		throw new Error(`"${image}" names no image by digest.`);
	const filled = file.replace(PLACE, (place) => (place === "hilo" ? image : place + image));
	if (filled === file) throw new Error("The file has no place for the image to fill in.");
	return filled;
}
