import { PLAY_ERRORS } from "./play.errors.ts";

/** Why a move can't be judged. */
export type MoveRefusal = "play/run-over" | "play/wrong-round" | "play/too-early";

/** A move that can't be judged. It has the code and the text of the catalogue. */
export class RefusedMove extends Error {
	override readonly name = "RefusedMove";
	readonly code: MoveRefusal;
	/** The HTTP status. */
	readonly status: (typeof PLAY_ERRORS)[MoveRefusal]["status"];

	constructor(code: MoveRefusal) {
		super(PLAY_ERRORS[code].message);
		this.code = code;
		this.status = PLAY_ERRORS[code].status;
	}
}
