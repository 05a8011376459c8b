import type { Direction } from "@hilo/rules/play/engine";
import { Art } from "../../art/art.tsx";
import { ArticleLink } from "../article-link.tsx";
import type { StageRules } from "../stage-rules.ts";
import type { EndedRun, LastItem } from "./ending.ts";

interface LastPairProps {
	missed: NonNullable<EndedRun["missed"]>;
	rules: StageRules;
}

export function LastPair({ missed: { first, second, guess, measure }, rules }: LastPairProps) {
	const right = second.value > first.value ? "higher" : second.value < first.value ? "lower" : null;
	return (
		<ul className="over-pair" aria-label="The last pair">
			<Item item={first} measure={measure} />
			<Item item={second} measure={measure}>
				{right && <Answer rules={rules} right={right} />}
				{right && guess !== "timeout" && <p className="over-guess">You said {rules.buttons[guess].label}</p>}
			</Item>
		</ul>
	);
}

interface ItemProps {
	item: LastItem;
	measure: string;
	children?: React.ReactNode;
}

function Item({ item: { name, art, value, figure, isEstimate, article }, measure, children }: ItemProps) {
	// A year needs no label.
	const about = [...(measure === "year" ? [] : [measure]), ...(isEstimate ? ["estimate"] : [])];
	return (
		<li className="over-item">
			<div className="over-art" aria-hidden="true">
				<Art art={art} name={name} value={value} />
			</div>
			<p className="over-name">{name}</p>
			<p>
				<strong className="over-figure">{figure}</strong>{" "}
				{about.length > 0 && <span className="over-measure">{about.join(" · ")}</span>}
			</p>
			{children}
			{article && <ArticleLink article={article} about={name} className="over-article link" />}
		</li>
	);
}

const ARROWS = { higher: "M12 3l9 10h-5.5v8h-7v-8H3z", lower: "M12 21l-9-10h5.5V3h7v8H21z" } as const;

function Answer({ rules, right }: { rules: StageRules; right: Direction }) {
	return (
		<p className="over-answer" data-direction={right}>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d={ARROWS[right]} />
			</svg>
			{rules.buttons[right].label}
		</p>
	);
}
