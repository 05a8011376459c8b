import type { Direction } from "@hilo/rules/play/engine";
import { Art } from "../../art/art.tsx";
import { Arrow } from "../arrow.tsx";
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
		<ul className="grid grid-cols-2 gap-[0.6rem]" aria-label="The last pair">
			<Item item={first} measure={measure} />
			<Item item={second} measure={measure}>
				{right && <Answer rules={rules} right={right} />}
				{right && guess !== "timeout" && (
					<p className="text-[0.85rem] text-muted">You said {rules.buttons[guess].label}</p>
				)}
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
		<li className="grid min-w-0 content-start justify-items-center gap-1 rounded-md bg-raise px-2 py-3 text-[0.9rem]/[1.3] shadow-card [overflow-wrap:anywhere] short-wide:text-center">
			<div className="h-14 [--art:3.5rem]" aria-hidden="true">
				<Art art={art} name={name} value={value} />
			</div>
			<p className="font-semibold text-balance">{name}</p>
			<p>
				<strong className="block font-display text-[1.2rem]/[1.2] font-extrabold tabular-nums">
					{figure}
				</strong>{" "}
				{about.length > 0 && <span className="block text-[0.85rem] text-muted">{about.join(" · ")}</span>}
			</p>
			{children}
			{article && (
				<ArticleLink article={article} about={name} className="link py-1 text-[0.85rem] text-muted" />
			)}
		</li>
	);
}

function Answer({ rules, right }: { rules: StageRules; right: Direction }) {
	return (
		<p
			className={`flex items-center gap-1 font-display text-[1.05rem]/[1.2] font-extrabold ${right === "higher" ? "text-higher" : "text-lower"}`}
		>
			<Arrow direction={right} className="w-4" />
			{rules.buttons[right].label}
		</p>
	);
}
