import { formatCustom } from "@hilo/rules/custom-games/format";
import type { ImportRow } from "@hilo/rules/custom-games/import/import-result";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

const PAGE_SIZE = 100;

export function ImportTable({ rows }: { rows: readonly ImportRow[] }) {
	const [shown, setShown] = useState(PAGE_SIZE);
	const left = rows.length - shown;
	return (
		<>
			<table className="w-full table-fixed text-left">
				<caption className="sr-only">What comes in</caption>
				<thead className="text-sm text-muted">
					<tr>
						<th scope="col" className="w-11 pb-1.5 font-bold md:w-14">
							Row
						</th>
						<th scope="col" className="pb-1.5 font-bold">
							Item
						</th>
						<th scope="col" className="w-2/5 pb-1.5 text-right font-bold max-[22rem]:w-[46%] md:w-1/5">
							Value
						</th>
						<th scope="col" className="hidden w-1/4 pb-1.5 pl-6 font-bold md:table-cell">
							Picture
						</th>
					</tr>
				</thead>
				<tbody>
					{rows.slice(0, shown).map((row) => (
						<Row key={row.row} row={row} />
					))}
				</tbody>
			</table>
			{left > 0 && (
				<Button
					kind="quiet"
					small
					className="justify-self-center"
					onClick={() => setShown(shown + PAGE_SIZE)}
				>
					Show {Math.min(PAGE_SIZE, left)} more
				</Button>
			)}
		</>
	);
}

const FACTS = [
	["source", "Source"],
	["note", "Note"],
	["credit", "Picture"],
] as const;

const CELL = "border-t-2 border-line py-2 align-top wrap-anywhere";

function Row({ row: { row, text, item, reason, notes, changes, written } }: { row: ImportRow }) {
	if (!item) {
		return (
			<tr className="text-muted">
				<td className={`${CELL} text-sm tabular-nums leading-6`}>{row}</td>
				<td colSpan={2} className={CELL}>
					<span className="line-clamp-2 font-mono text-sm leading-6">{text}</span>
					<p className="flex items-start gap-1.5 text-sm font-bold text-wrong">
						<Icon name="cross" label="Problem:" className="mt-0.5 size-4 stroke-4" />
						{reason}
					</p>
				</td>
				<td className={`${CELL} hidden md:table-cell`} />
			</tr>
		);
	}
	const value = formatCustom(item.value);
	return (
		<tr>
			<td className={`${CELL} text-sm leading-6 tabular-nums text-muted`}>{row}</td>
			<td className={CELL}>
				<span className="font-bold" dir="auto">
					{item.name}
				</span>
				{item.description && <p className="line-clamp-2 text-sm text-muted">{item.description}</p>}
				{FACTS.map(
					([field, label]) =>
						item[field] && (
							<p key={field} className="line-clamp-1 text-sm text-muted">
								<span className={field === "source" ? "sr-only" : ""}>{label}: </span>
								{item[field]}
							</p>
						),
				)}
				{changes.map((change) => (
					<p key={change} className="text-sm text-muted">
						{change}
					</p>
				))}
				{notes.map((note) => (
					<p key={note} className="text-sm font-bold text-warn">
						{note}
					</p>
				))}
			</td>
			<td className={`${CELL} pl-2 text-right tabular-nums`}>
				<span className="font-bold">{value}</span>
				{written !== null && written !== value && <p className="text-sm text-muted">from “{written}”</p>}
			</td>
			<td
				className={`${CELL} hidden truncate pl-6 text-sm leading-6 text-muted md:table-cell`}
				title={item.imageUrl}
			>
				{pictureText(item.imageUrl)}
			</td>
		</tr>
	);
}

/** The host of a picture's address: the whole is too long to read. */
function pictureText(url: string): string {
	if (url === "") return "None yet";
	return /^https?:\/\/([^/?#]+)/i.exec(url)?.[1] ?? "On this site";
}
