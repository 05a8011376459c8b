import type { GameId } from "@hilo/rules/play/games";
import { useState } from "react";
import { factOf } from "./facts.ts";

/** More turns than any game has facts: where a visit begins in the circle. */
const STARTS = 1000;

let turn = Math.floor(Math.random() * STARTS);

/** Something to know about the game's world, another one after each run. */
export function Fact({ game }: { game: GameId }) {
	const [fact] = useState(() => {
		turn += 1;
		return factOf(game, turn);
	});
	return <p className="over-fact">{fact}</p>;
}
