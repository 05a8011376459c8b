import { PLAY_ERRORS } from "./play.errors.ts";

export type MoveRefusal = "play/run-over" | "play/wrong-round" | "play/too-early";

export class RefusedMove extends Error {
	override readonly name = "RefusedMove";
	readonly code: MoveRefusal;
	readonly status: (typeof PLAY_ERRORS)[MoveRefusal]["status"];

	constructor(code: MoveRefusal) {
		super(PLAY_ERRORS[code].message);
		this.code = code;
		this.status = PLAY_ERRORS[code].status;
	}
}
