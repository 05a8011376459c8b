import type { GameId } from "@hilo/rules/play/games";
import { useState } from "react";
import { factOf } from "./facts.ts";

/** More than any game has facts. Each visit begins at a random fact. */
const STARTS = 1000;

let turn = Math.floor(Math.random() * STARTS);

export function Fact({ game }: { game: GameId }) {
	const [fact] = useState(() => {
		turn += 1;
		return factOf(game, turn);
	});
	return <p className="over-fact">{fact}</p>;
}
