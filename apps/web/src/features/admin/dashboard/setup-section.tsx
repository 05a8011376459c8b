import type { SetupStep } from "@hilo/rules/admin/setup";
import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { useSite } from "../../../platform/site.ts";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Meter, Tick } from "../../../ui/meter.tsx";
import { Section } from "../../../ui/section.tsx";
import { CopyText } from "../../../ui/share.tsx";

type Setup = Outputs["admin"]["setup"];
type Step = Setup["steps"][number];

/** What a new site still needs, until all is done or an administrator hides it. */
export function SetupSection() {
	const { data: setup } = trpc.admin.setup.useQuery();
	const hide = useHideSetup("Settings can show the list again.");
	if (!setup || setup.isHidden || isSetUp(setup)) return null;
	const { steps } = setup;
	const done = steps.filter(({ isDone }) => isDone).length;
	const next = steps.find(({ isDone }) => !isDone)?.step;
	return (
		<Card size="panel">
			<Section
				size="small"
				title={`Finish setting up (${done} of ${steps.length})`}
				aside={
					<Button kind="quiet" small isBusy={hide.isPending} onClick={() => hide.mutate({ isHidden: true })}>
						Hide
					</Button>
				}
			>
				<Meter label="Set up" value={done} max={steps.length} className="h-2" />
				<ul className="mt-3 divide-y divide-line">
					{steps.map((step) => (
						<li key={step.step}>
							{step.isDone ? (
								<DoneStep {...step} />
							) : (
								<OpenStep {...step} setup={setup} isNext={step.step === next} />
							)}
						</li>
					))}
				</ul>
			</Section>
		</Card>
	);
}

export function isSetUp({ steps }: Setup): boolean {
	return steps.every(({ isDone }) => isDone);
}

export function useHideSetup(text: string) {
	const { admin } = trpc.useUtils();
	return trpc.admin.hideSetup.useMutation({
		onSuccess: () => {
			toast("success", text);
			return admin.setup.invalidate();
		},
		onError: toastFailure,
	});
}

function useSettleStep() {
	const { admin } = trpc.useUtils();
	return trpc.admin.settleSetupStep.useMutation({
		onSuccess: () => admin.setup.invalidate(),
		onError: toastFailure,
	});
}

const TITLES: Readonly<Record<SetupStep, string>> = {
	name: "Name",
	registration: "Who may register",
	mail: "Mail",
	address: "Public address",
	backup: "Backup on another machine",
	legal: "Legal texts",
	releases: "New releases",
};

function DoneStep({ step, isSettled }: Step) {
	const settle = useSettleStep();
	return (
		<div className="flex min-h-12 items-center gap-3 text-muted">
			<Tick isDone className="size-6" />
			<span className="grow font-semibold">{TITLES[step]}</span>
			{isSettled && (
				<button
					type="button"
					className="link min-h-11 font-bold"
					aria-label={`Undo: ${TITLES[step]}`}
					onClick={() => settle.mutate({ step, isSettled: false })}
				>
					Undo
				</button>
			)}
		</div>
	);
}

interface OpenStepProps extends Step {
	setup: Setup;
	/** It is shown open. */
	isNext: boolean;
}

function OpenStep({ step, fault, setup, isNext }: OpenStepProps) {
	const { name } = useSite();
	const settle = useSettleStep();
	const { what, more, how, link, keep } = explained(step, name, setup);
	return (
		<details name="setup" open={isNext} className="group">
			<summary className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md py-2.5 marker:hidden">
				<Tick isDone={false} className="size-6" />
				<span className="grid grow items-baseline gap-x-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
					<span className="font-bold group-hover:underline">{TITLES[step]}</span>
					<span className="text-pretty text-muted wrap-anywhere">{what}</span>
				</span>
				<Icon name="down" className="size-5 shrink-0 stroke-3 group-open:rotate-180" />
			</summary>
			<div className="grid grid-cols-1 gap-4 pt-1 pb-5 pl-9 wrap-anywhere lg:pl-73">
				<p className="max-w-prose text-pretty text-muted">{more}</p>
				{fault && <p className="max-w-prose font-semibold text-warn">{fault}</p>}
				{how && (
					<div className="grid max-w-prose grid-cols-1 gap-2">
						<p className="text-muted">{how.text}</p>
						<CopyText kind="quiet" text={how.line} label={how.label} />
					</div>
				)}
				<div className="flex flex-wrap gap-2">
					{link}
					<Button
						kind="quiet"
						small
						isBusy={settle.isPending}
						onClick={() => settle.mutate({ step, isSettled: true })}
					>
						{keep}
					</Button>
				</div>
			</div>
		</details>
	);
}

interface Explained {
	/** What it does, or how it is now. */
	readonly what: string;
	readonly more: string;
	/** What to do where the site runs. */
	readonly how?: { readonly text: string; readonly line: string; readonly label: string };
	readonly link?: ReactNode;
	/** The button that leaves it as it is, or says that it is done. */
	readonly keep: string;
}

const ENVIRONMENT = "In the server’s environment or its .env file, then start it again:";

function explained(step: SetupStep, site: string, { backups }: Setup): Explained {
	switch (step) {
		case "name":
			return {
				what: `Titles, mails and link previews say “${site}”.`,
				more: "A contact, a colour and a mark are in the same place.",
				link: <StepLink to="/admin/settings">Choose a name</StepLink>,
				keep: `Keep “${site}”`,
			};
		case "registration":
			return {
				what: "Everyone can create an account.",
				more: "You can also invite people by link, or take no new accounts.",
				link: (
					<StepLink to="/admin/settings" hash="registration">
						Choose who
					</StepLink>
				),
				keep: "Keep it open",
			};
		case "mail":
			return {
				what: "For lost passwords, new addresses and invitations.",
				more: "Without it, administrators make links for lost passwords on the users’ pages.",
				how: { text: ENVIRONMENT, line: "SMTP_URL=smtps://user:password@mail.example:465", label: "Setting" },
				link: (
					<StepLink kind="quiet" to="/admin/users">
						See the users
					</StepLink>
				),
				keep: "Do without mail",
			};
		case "address":
			return {
				what: "Where links in mails and invitations lead.",
				more: "Passwords are safe on their way with https only: put a proxy with TLS in front.",
				how: { text: ENVIRONMENT, line: "PUBLIC_URL=https://hilo.example", label: "Setting" },
				keep: "Keep it as it is",
			};
		case "backup":
			return {
				what: "A disk that dies takes its backups with it.",
				more: "Hilo can’t see copies on other machines: say when there is one.",
				how: backupCommand(backups),
				keep: "Mark as done",
			};
		case "legal":
			return {
				what: "Privacy Policy and Terms of Service are drafts.",
				more: "They fit any site. Check them, say who you are, and publish your own.",
				link: <StepLink to="/admin/settings/legal">Edit the texts</StepLink>,
				keep: "Keep the drafts",
			};
		case "releases":
			return {
				what: "Be told when a newer version is out.",
				more: "The site then asks GitHub once a day. Otherwise nothing is asked.",
				link: (
					<StepLink to="/admin/settings" hash="releases">
						Switch it on
					</StepLink>
				),
				keep: "Don’t look",
			};
	}
}

/** @param backups the folder of the daily ones; null on PostgreSQL. */
function backupCommand(backups: string | null) {
	return backups === null
		? {
				text: "Every night, onto another machine:",
				line: 'pg_dump --format=custom --file="hilo-$(date +%F).dump" "$DATABASE_URL"',
				label: "Command",
			}
		: {
				text: "From another machine, every night after the site’s own backup:",
				line: `rsync --archive ${location.hostname}:${backups}/ hilo-backups/`,
				label: "Command",
			};
}

function StepLink(props: Pick<LinkProps, "to" | "hash" | "children"> & { kind?: "quiet" }) {
	return <LinkButton small {...props} />;
}
