import type { Outputs } from "../../../../platform/api/trpc.ts";
import { trpc } from "../../../../platform/api/trpc.ts";
import { count } from "../../../../platform/count.ts";
import { LoadFailure } from "../../../../platform/failures.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { SmallArt } from "../../cover-art.tsx";
import { itemsSheet, type Sheet } from "../model/sheet.ts";

type Template = Outputs["customGames"]["templates"][number];

const GRID = "grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3";

/** Finished games to start from, with the site's own numbers. */
export function Templates({ onChoose }: { onChoose: (sheet: Sheet) => void }) {
	const query = trpc.customGames.templates.useQuery(undefined, { staleTime: "static" });
	return (
		<section aria-labelledby="templates" className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<h2 id="templates" className="text-2xl">
				Or start from a template
			</h2>
			{query.data && (
				<ul className={GRID}>
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
									<span className="block text-sm text-muted [overflow-wrap:anywhere]">
										{count(template.items.length, "item")} · {template.valueLabel}
									</span>
								</span>
							</button>
						</li>
					))}
				</ul>
			)}
			{query.isPending && <Skeleton count={6} className="h-20 rounded-lg" list={GRID} />}
			{query.error && <LoadFailure query={query} />}
		</section>
	);
}

const coverOf = ({ items }: Template) =>
	items.slice(0, 2).map(({ name, imageUrl }) => ({ id: name, name, imageUrl }));

function sheetOfTemplate({ id: _, items, ...texts }: Template): Sheet {
	return { ...itemsSheet(items), ...texts };
}
