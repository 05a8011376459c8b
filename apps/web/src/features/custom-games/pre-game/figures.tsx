import { formatCustom } from "@hilo/rules/custom-games/format";
import { POPULAR_PLAYS, VARIED_ITEMS } from "@hilo/rules/custom-games/limits";
import type { ReactNode } from "react";
import { Meter } from "../../../ui/meter.tsx";
import type { GameView } from "../stage/view.ts";

const figure = (count: number) => count.toLocaleString("en-US");
const counted = (count: number, one: string, many: string) => `${figure(count)} ${count === 1 ? one : many}`;

export function Figures({ game, isVisitor }: { game: GameView; isVisitor: boolean }) {
	const { valueLabel, valueRange, itemCount, timerSeconds, playCount, personalBest } = game;
	return (
		<>
			<dl className="pregame-figures">
				<Figure name="Items">{figure(itemCount)}</Figure>
				<Figure name="Timer">{timerSeconds === 0 ? "None" : `${timerSeconds} s`}</Figure>
				<Figure name="Plays">{figure(playCount)}</Figure>
				{!isVisitor && <Figure name="Your best">{personalBest ?? "–"}</Figure>}
			</dl>
			<dl className="pregame-values">
				<div>
					<dt>Compared</dt>
					<dd>{valueLabel}</dd>
				</div>
				<div>
					<dt>Values</dt>
					<dd className="tabular-nums">
						{formatCustom(valueRange.min, valueLabel)} to {formatCustom(valueRange.max, valueLabel)}
					</dd>
				</div>
			</dl>
			<div className="pregame-bars">
				<Bar
					name="Popularity"
					text={playCount === 0 ? "No plays yet" : counted(playCount, "play", "plays")}
					value={playCount}
					max={POPULAR_PLAYS}
				/>
				<Bar name="Variety" text={counted(itemCount, "item", "items")} value={itemCount} max={VARIED_ITEMS} />
			</div>
		</>
	);
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

interface BarProps {
	name: string;
	text: string;
	value: number;
	max: number;
}

function Bar({ name, text, value, max }: BarProps) {
	return (
		<div>
			<p className="flex justify-between gap-3 text-sm">
				<span className="font-bold">{name}</span>
				<span className="text-muted">{text}</span>
			</p>
			<Meter label={name} value={Math.min(value, max)} max={max} text={text} className="mt-1 h-2" />
		</div>
	);
}
