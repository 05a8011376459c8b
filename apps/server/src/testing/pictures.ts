import { crc32, deflateSync } from "node:zlib";

export const PIXEL = Uint8Array.from(
	Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC",
		"base64",
	),
);

/** The passes of an interlaced PNG: first column and row, and the steps between columns and rows. */
const PASSES = [
	[0, 0, 8, 8],
	[4, 0, 8, 8],
	[0, 4, 4, 8],
	[2, 0, 4, 4],
	[0, 2, 2, 4],
	[1, 0, 2, 2],
	[0, 1, 1, 2],
] as const;

interface PngForm {
	/** Of a channel. */
	readonly bits?: 1 | 8 | 16;
	readonly channels?: 1 | 4;
	/** Without its rows it is refused, if not for its size. */
	readonly hasRows?: boolean;
}

/** A black PNG: it packs small, and is interlaced, so that decoding holds the whole picture. */
export function hugePng(
	width: number,
	height: number,
	{ bits = 1, channels = 1, hasRows = true }: PngForm = {},
): Buffer {
	const chunk = (type: string, data: Buffer) => {
		const content = Buffer.concat([Buffer.from(type), data]);
		const frame = Buffer.alloc(8);
		frame.writeUInt32BE(data.length, 0);
		frame.writeUInt32BE(crc32(content), 4);
		return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
	};
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header[8] = bits;
	header[9] = channels === 4 ? 6 : 0;
	header[12] = 1;
	const bytes = PASSES.map(([left, top, right, down]) => {
		const [columns, rows] = [Math.ceil((width - left) / right), Math.ceil((height - top) / down)];
		return rows * (1 + Math.ceil((columns * channels * bits) / 8));
	});
	const size = hasRows ? bytes.reduce((sum, each) => sum + each) : 0;
	const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
	return Buffer.concat([
		signature,
		chunk("IHDR", header),
		chunk("IDAT", deflateSync(Buffer.alloc(size), { level: 9 })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}
