import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { focusHeading } from "../../../ui/focus.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { isSetUp, useHideSetup } from "../dashboard/setup-section.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { useAdminCallbacks } from "../shell/form-dialog.tsx";
import { BrandingForm } from "./branding-form.tsx";
import { MaintenanceForm } from "./maintenance-form.tsx";
import { RegistrationSection } from "./registration-section.tsx";
import { SiteLimitsForm } from "./site-limits-form.tsx";

export function SiteSettingsPage() {
	const settings = trpc.site.settings.useQuery();
	return (
		<AdminPage
			at="/admin/settings"
			lead="Changes take effect within a second and are recorded in the audit log."
		>
			<QueryBoundary
				query={settings}
				fallback={<Skeleton count={3} className="h-80" list="grid items-start gap-5 xl:grid-cols-2" />}
			>
				{({ maintenance, registration, branding, limits, ...switched }) => (
					<div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
						<Card size="panel" className="xl:col-span-2">
							<BrandingForm branding={branding} />
						</Card>
						<Card size="panel" id="registration" className="scroll-mt-(--bar) xl:col-span-2">
							<RegistrationSection registration={registration} />
						</Card>
						<Card size="panel">
							<MaintenanceForm maintenance={maintenance} />
						</Card>
						<Card size="panel">
							<Switches {...switched} />
						</Card>
						<Card size="panel" className="xl:col-span-2">
							<SiteLimitsForm limits={limits} />
						</Card>
						<HiddenSetup />
						<AddressedPart />
					</div>
				)}
			</QueryBoundary>
		</AdminPage>
	);
}

/** The parts that the dashboard's list leads to. */
const PARTS: readonly string[] = ["registration", "releases"];

/** Shows the part that the address names, once the settings are loaded. */
function AddressedPart() {
	const { hash } = useLocation();
	useEffect(() => {
		const part = PARTS.includes(hash) ? document.getElementById(hash) : null;
		part?.scrollIntoView();
		focusHeading(part?.querySelector("h2") ?? null);
	}, [hash]);
	return null;
}

/** Brings the dashboard's list back, as long as something of it is left to do. */
function HiddenSetup() {
	const { data: setup } = trpc.admin.setup.useQuery();
	const show = useHideSetup("The dashboard shows the list again.");
	if (!setup?.isHidden || isSetUp(setup)) return null;
	return (
		<Card size="panel" className="xl:col-span-2">
			<Section size="small" title="Setting up">
				<p className="mb-4 text-muted">The dashboard’s list of what a new site needs is hidden.</p>
				<Button kind="quiet" small isBusy={show.isPending} onClick={() => show.mutate({ isHidden: false })}>
					Show it again
				</Button>
			</Section>
		</Card>
	);
}

type Settings = Outputs["site"]["settings"];

const INTEGRITIES = [
	{ value: "open", label: "Open" },
	{ value: "strict", label: "Strict" },
] as const;

const MEANING = {
	open: "Scores that the server did not referee count too, without a check mark on the boards.",
	strict: "Only runs refereed by the server count. All other scores are refused.",
} as const;

type Switched = Pick<Settings, "analyticsEnabled" | "showsActivity" | "integrity" | "updateNotice">;

function Switches({ analyticsEnabled, showsActivity, integrity, updateNotice }: Switched) {
	const saved = useAdminCallbacks("Saved");
	const analytics = trpc.site.setAnalytics.useMutation(saved);
	const activity = trpc.site.setActivity.useMutation(saved);
	const notice = trpc.site.setUpdateNotice.useMutation(saved);
	const choice = trpc.site.setIntegrity.useMutation(saved);
	const chosen = choice.isPending ? choice.variables.integrity : integrity;
	return (
		<div className="grid gap-8">
			<Section size="small" title="Analytics">
				<div className="grid gap-5">
					<Switch
						label="Count visits and plays"
						hint="Daily totals only, with no addresses and no names. When off, nothing is counted."
						isOn={analytics.isPending ? analytics.variables.isOn : analyticsEnabled}
						isBusy={analytics.isPending}
						onTurn={(isOn) => analytics.mutate({ isOn })}
					/>
					<Switch
						label="Show how many are playing"
						hint="On the home page, from ten on: who is playing now, and runs begun today while they are counted."
						isOn={activity.isPending ? activity.variables.isOn : showsActivity}
						isBusy={activity.isPending}
						onTurn={(isOn) => activity.mutate({ isOn })}
					/>
				</div>
			</Section>
			<Section size="small" title="Integrity">
				<Choice
					legend="Which scores count"
					options={INTEGRITIES}
					chosen={chosen}
					onChoose={(next) => choice.mutate({ integrity: next })}
				/>
				<p className="mt-3 text-muted">{MEANING[chosen]}</p>
			</Section>
			<div id="releases" className="scroll-mt-(--bar)">
				<Section size="small" title="New releases">
					<Switch
						label="Tell administrators about new releases"
						hint={noticeHint(updateNotice.repository)}
						isOn={notice.isPending ? notice.variables.isOn : updateNotice.isOn}
						isBusy={notice.isPending || updateNotice.repository === null}
						onTurn={(isOn) => notice.mutate({ isOn })}
					/>
				</Section>
			</div>
		</div>
	);
}

function noticeHint(repository: string | null): string {
	return repository === null
		? "Not possible yet: set RELEASES_REPOSITORY on the server to the repository of the releases."
		: `Asks GitHub once a day for the latest release of ${repository}. When off, nothing is asked.`;
}
