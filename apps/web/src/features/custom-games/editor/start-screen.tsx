import { MAX_ITEMS } from "@hilo/rules/custom-games/caps";
import type { ImportedTable } from "@hilo/rules/custom-games/import/import-result";
import { suggestedQuestions } from "@hilo/rules/custom-games/question";
import { useId, useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { useMedia } from "../../../ui/use-media.ts";
import { SmallArt } from "../cover-art.tsx";
import { itemsOf } from "../import/import-preview.tsx";
import { useImportSource } from "../import/import-source.ts";
import { ImportSteps } from "../import/import-steps.tsx";
import { useImportResult } from "../import/use-import-result.ts";
import { importedLabel } from "../import/value-label.ts";
import {
	blankRow,
	emptySheet,
	itemsSheet,
	type Row,
	rowOf,
	type Sheet,
	valueLabelOf,
} from "./model/sheet.ts";
import { Pair } from "./pair.tsx";
import { useView } from "./use-view.ts";

/** Three ways to begin a new game: a list, a template, or nothing. */
export function StartScreen() {
	const { start } = useView();
	const id = useId();
	const [typed, setTyped] = useState("");
	const importing = useImportSource();
	const { source, drop } = importing;
	const isWide = useMedia("(min-width: 64rem)");
	const [previewed, setPreviewed] = useState<ImportedTable | null>(null);
	const isTyping = source === null && typed.trim() !== "";
	return (
		<div className="grid grid-cols-1 gap-8 pt-5 pb-4 md:pt-9">
			<h1 className="text-[clamp(2.25rem,10.2vw,3.5rem)] leading-none tracking-[-0.01em]">Make a game</h1>
			<div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
				<section
					aria-labelledby={id}
					{...drop.handlers}
					className={`grid max-h-[max(30rem,100dvh-14rem)] min-w-0 grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-xl border-2 bg-raise ${drop.isOver ? "border-ink" : "border-line"}`}
				>
					<h2 id={id} className="px-5 pt-5 text-2xl leading-tight md:px-7">
						Paste a list
					</h2>
					<div className="flex min-h-0 flex-col">
						<ImportSteps
							importing={importing}
							onTyping={setTyped}
							rows={6}
							itemCount={0}
							drawsPictures
							onImport={(items, _mode, label) => start(itemsSheet(items, label))}
							onRead={setPreviewed}
						/>
					</div>
				</section>
				{(isWide || isTyping) && (
					<section aria-label="Your first pair">
						{source || typed.trim() === "" ? (
							<FirstPair table={source ? previewed : null} isSmall={!isWide} />
						) : (
							<TypedPair text={typed} isSmall={!isWide} />
						)}
					</section>
				)}
			</div>
			<Templates onChoose={start} />
			<section className="flex flex-wrap items-center justify-between gap-4 rounded-xl border-2 border-dashed border-line px-5 py-4 md:px-7">
				<p>
					<strong className="font-display text-xl">Blank</strong>
					<span className="block text-muted">Ten empty rows, to fill in by hand.</span>
				</p>
				<Button kind="quiet" onClick={() => start(emptySheet())}>
					Start blank
				</Button>
			</section>
		</div>
	);
}

/** Those of the text area's placeholder. */
const LEFT: Row = { ...blankRow("left"), name: "Kilimanjaro", value: "5895" };
const RIGHT: Row = { ...blankRow("right"), name: "Everest", value: "8849" };

/** Shown until there are items. */
function ExamplePair({ isSmall }: { isSmall: boolean }) {
	return (
		<Pair
			isSmall={isSmall}
			left={LEFT}
			right={RIGHT}
			label="Height in metres"
			question="Is {B} higher than {A}?"
		/>
	);
}

/** The first two items of the list while it is typed. */
function TypedPair({ text, isSmall }: { text: string; isSmall: boolean }) {
	const [settled] = useDebounced(text, TYPING_PAUSE_MS);
	const result = useImportResult({ text: settled, room: MAX_ITEMS });
	return <FirstPair table={result?.isReadable ? result : null} isSmall={isSmall} />;
}

function FirstPair({ table, isSmall }: { table: ImportedTable | null; isSmall: boolean }) {
	const items = table ? itemsOf(table).slice(0, 2) : [];
	const [left, right] = items.map((item, at) => rowOf({ ...item, id: `typed-${at}` }));
	if (!table || !left) return <ExamplePair isSmall={isSmall} />;
	const valueLabel = importedLabel(table);
	const [question = ""] = suggestedQuestions(valueLabel);
	return <Pair {...{ isSmall, left, right, question }} label={valueLabelOf({ valueLabel })} />;
}

/** In ms. Each text is read by a worker of its own. */
const TYPING_PAUSE_MS = 250;

type Template = Outputs["customGames"]["templates"][number];

const TEMPLATE_GRID = "grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3";

/** Finished games to start from, with the site's own numbers. */
function Templates({ onChoose }: { onChoose: (sheet: Sheet) => void }) {
	const query = trpc.customGames.templates.useQuery(undefined, { staleTime: "static" });
	return (
		<section aria-labelledby="templates" className="grid grid-cols-1 gap-3">
			<h2 id="templates" className="text-2xl">
				Or start from a template
			</h2>
			{query.data && (
				<ul className={TEMPLATE_GRID}>
					{query.data.map((template) => (
						<li key={template.id}>
							<button
								type="button"
								className="press grid min-h-20 w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-lg bg-raise p-3 text-left shadow-card hover:bg-sunk"
								onClick={() => onChoose(sheetOfTemplate(template))}
							>
								<SmallArt cover={coverOf(template)} />
								<span className="min-w-0">
									<span className="block font-display text-lg leading-tight font-bold">{template.name}</span>
									<span className="block text-sm text-muted wrap-anywhere">
										{count(template.items.length, "item")} · {template.valueLabel}
									</span>
								</span>
							</button>
						</li>
					))}
				</ul>
			)}
			{query.isPending && <Skeleton count={6} className="h-20 rounded-lg" list={TEMPLATE_GRID} />}
			{query.error && <LoadFailure query={query} />}
		</section>
	);
}

const coverOf = ({ items }: Template) =>
	items.slice(0, 2).map(({ name, imageUrl }) => ({ id: name, name, imageUrl }));

function sheetOfTemplate({ id: _, items, ...texts }: Template): Sheet {
	return { ...itemsSheet(items), ...texts };
}
