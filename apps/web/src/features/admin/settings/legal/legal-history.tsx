import type { LegalKind } from "@hilo/rules/site/legal";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../../platform/api/trpc.ts";
import { QueryBoundary } from "../../../../platform/query-boundary.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Section } from "../../../../ui/section.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { DayTime } from "../../shell/dates.tsx";

interface HistoryProps {
	kind: LegalKind;
	history: Outputs["site"]["legalText"]["history"];
	onUse: (markdown: string) => void;
}

export function History({ kind, history, onUse }: HistoryProps) {
	const { version: shown } = useSearch({ from: "/admin/settings/legal" });
	const navigate = useNavigate({ from: "/admin/settings/legal" });
	const show = (version: number | undefined) =>
		navigate({ search: (search) => ({ ...search, version }), replace: true, resetScroll: false });
	return (
		<Section size="small" title="Versions">
			<ul className="border-t border-line">
				{history.map(({ version, publishedAt, publishedBy }) => {
					const isShown = version === shown;
					return (
						<li key={version} className="border-b border-line">
							<button
								type="button"
								aria-expanded={isShown}
								className="flex min-h-12 w-full cursor-pointer flex-wrap items-center gap-x-4 px-2 py-2 text-left -outline-offset-3 hover:bg-sunk"
								onClick={() => show(isShown ? undefined : version)}
							>
								<strong>Version {version}</strong>
								<span className="min-w-0 text-muted wrap-anywhere">
									<DayTime iso={publishedAt} />, by {publishedBy}
								</span>
								<span className="ml-auto underline">{isShown ? "Hide" : "Show"}</span>
							</button>
							{isShown && <Version kind={kind} version={version} onUse={onUse} />}
						</li>
					);
				})}
			</ul>
		</Section>
	);
}

function Version({ kind, version, onUse }: { version: number } & Omit<HistoryProps, "history">) {
	const text = trpc.site.legalVersion.useQuery({ kind, version });
	return (
		<div className="grid grid-cols-1 gap-4 px-2 pt-1 pb-5">
			<QueryBoundary query={text} fallback={<Skeleton className="h-40" />}>
				{({ markdown }) => (
					<>
						<p className="rounded-md border-2 border-line p-4 font-mono text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere">
							{markdown}
						</p>
						<div>
							<Button kind="quiet" small onClick={() => onUse(markdown)}>
								Put this text into the editor
							</Button>
						</div>
					</>
				)}
			</QueryBoundary>
		</div>
	);
}
