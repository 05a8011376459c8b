import { type Outputs, trpc } from "../../../../platform/api/trpc.ts";
import { toastFailure } from "../../../../platform/toast-failure.ts";
import { toast } from "../../../../platform/toasts.ts";
import { Choice } from "../../../../ui/choice.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { Panel } from "../../shell/panel.tsx";

type Settings = Outputs["site"]["settings"];

const INTEGRITIES = [
	{ value: "open", label: "Open" },
	{ value: "strict", label: "Strict" },
] as const;

const MEANING = {
	open: "Scores that the server did not referee count too, without a check mark on the boards.",
	strict: "Only runs refereed by the server count. All other scores are refused.",
} as const;

export function SwitchesPanel({
	analyticsEnabled,
	integrity,
}: Pick<Settings, "analyticsEnabled" | "integrity">) {
	const utils = trpc.useUtils();
	const saved = {
		onSuccess: () => {
			toast("success", "Saved");
			return utils.site.settings.invalidate();
		},
		onError: toastFailure,
	};
	const analytics = trpc.site.setAnalytics.useMutation(saved);
	const choice = trpc.site.setIntegrity.useMutation(saved);
	const chosen = choice.isPending ? choice.variables.integrity : integrity;
	return (
		<div className="grid gap-8">
			<Panel title="Analytics">
				<Switch
					label="Count visits and plays"
					hint="Daily totals only, with no addresses and no names. When off, nothing is counted."
					isOn={analytics.isPending ? analytics.variables.isOn : analyticsEnabled}
					isBusy={analytics.isPending}
					onTurn={(isOn) => analytics.mutate({ isOn })}
				/>
			</Panel>
			<Panel title="Integrity">
				<Choice
					legend="Which scores count"
					options={INTEGRITIES}
					chosen={chosen}
					onChoose={(next) => {
						if (!choice.isPending) choice.mutate({ integrity: next });
					}}
				/>
				<p className="mt-3 text-muted">{MEANING[chosen]}</p>
			</Panel>
		</div>
	);
}
