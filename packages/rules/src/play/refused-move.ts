/** Why a move is refused. */
export type MoveRefusal = "play/run-over" | "play/wrong-round" | "play/too-early";
