import { LEGAL_KINDS, LEGAL_TITLES } from "@hilo/rules/site/legal";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { trpc } from "../../../../platform/api/trpc.ts";
import { Choice } from "../../../../ui/choice.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { QueryBoundary } from "../../shell/list-states.tsx";
import { LegalEditor } from "./legal-editor.tsx";

const OPTIONS = LEGAL_KINDS.map((value) => ({ value, label: LEGAL_TITLES[value] }));

export function LegalEditorPage() {
	const { text: kind = "privacy" } = useSearch({ from: "/admin/settings/legal" });
	const navigate = useNavigate({ from: "/admin/settings/legal" });
	const text = trpc.site.legalText.useQuery({ kind });
	return (
		<AdminPage
			section="settings"
			at="/admin/settings/legal"
			lead="Written in Markdown. HTML in it is left out. Every version stays to be read."
		>
			<Choice
				legend="Which text"
				isLegendHidden
				options={OPTIONS}
				chosen={kind}
				onChoose={(chosen) => navigate({ search: { text: chosen === "terms" ? chosen : undefined } })}
			/>
			<QueryBoundary
				query={text}
				waiting={
					<Skeleton
						count={2}
						className="h-[min(42rem,70dvh)]"
						list="grid gap-5 pt-14 xl:grid-cols-2 gap-x-8"
					/>
				}
			>
				{(data) => <LegalEditor key={kind} kind={kind} text={data} />}
			</QueryBoundary>
		</AdminPage>
	);
}
