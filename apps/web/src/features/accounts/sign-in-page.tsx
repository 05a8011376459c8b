import { ERRORS } from "@hilo/rules/errors/errors";
import type { RegistrationMode } from "@hilo/rules/site/registration";
import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useRouteContext, useRouter, useSearch } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { Failure } from "../../platform/failures.tsx";
import { MaintenanceWords } from "../../platform/maintenance-words.tsx";
import { useMaintenance } from "../../platform/session.ts";
import { useSite } from "../../platform/site.ts";
import { WriteToSite } from "../../platform/site-contact.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { initialTexts, keepTyped, useTyped } from "./account-forms.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useSuspensionNotice } from "./sign-out.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** One page for both forms, each with its own address. Typed text survives failures and switching. */
export function SignInPage() {
	const { from = "/", notice } = useSearch({ from: "/sign-in" });
	const { form } = useRouteContext({ from: "/sign-in" });
	const forms = useRef<HTMLElement>(null);
	const typed = useTypedBefore(forms);
	const isMaintenance = useMaintenance();
	const check = trpc.me.get.useQuery();
	const suspension = useSuspensionNotice();
	const { registration } = useSite();
	const isSignIn = form === "sign-in";
	return (
		<div className="wide my-auto grid gap-x-20 gap-y-8 pt-8 lg:pt-16 beside:grid-cols-2 beside:grid-rows-[auto_1fr] low:gap-x-10 low:gap-y-4 low:pt-3">
			<div>
				<h1 className="text-title lg:text-[5.5rem] low:text-title">
					{isSignIn ? "Welcome back" : registration === "open" ? "Join the duel" : "New accounts"}
				</h1>
				<p className="mt-4 max-w-md text-lg text-muted low:mt-2">
					{isSignIn
						? "Your high scores are waiting. Come and beat them."
						: registration === "open"
							? signUpReason(from)
							: "You can play without an account."}
				</p>
			</div>
			<section
				ref={forms}
				aria-label={isSignIn ? "Sign in" : "Sign up"}
				className="grid content-start gap-6 rounded-xl bg-raise p-5 shadow-card sm:p-9 beside:row-span-2 low:gap-2.5 low:p-3.5 low:pb-4"
			>
				<FormTabs shown={form} />
				{isMaintenance && (
					<Notice title="Maintenance Mode Active">
						<p className="mt-2">{SITE_ERRORS["site/maintenance"].message}</p>
						<MaintenanceWords className="mt-2" />
						<p className="mt-2">If you are an administrator, please sign in to continue.</p>
					</Notice>
				)}
				{notice && isSignIn && (
					<Notice title="Your account was suspended">
						{suspension ? (
							<>
								<p className="mt-2">{suspension.text}</p>
								{suspension.reason && (
									<p className="mt-2 wrap-anywhere whitespace-pre-line">Reason: {suspension.reason}</p>
								)}
							</>
						) : (
							<p className="mt-2">You were signed out. Sign in to read why, and until when.</p>
						)}
						<WriteToSite when="If you think this is a mistake," className="mt-2" />
					</Notice>
				)}
				{check.isLoadingError && <Failure error={check.error} />}
				<div
					key={form}
					id={PANEL_ID}
					role="tabpanel"
					aria-labelledby={tabId(form)}
					className="animate-appear"
				>
					{isSignIn ? (
						<SignInForm typed={typed} from={from} />
					) : isMaintenance ? (
						<ClosedSignUp />
					) : registration !== "open" ? (
						<NoSignUp mode={registration} />
					) : (
						<SignUpForm typed={typed} from={from} />
					)}
				</div>
				<p className="border-t border-line pt-5 text-muted">
					{isSignIn ? "Don't have an account?" : "Already have an account?"}{" "}
					<Link
						{...OTHER_FORM}
						search={({ from }) => ({ from, mode: isSignIn ? "sign-up" : "sign-in" })}
						className="link font-bold text-ink"
					>
						{isSignIn ? "Sign up" : "Sign in"}
					</Link>
				</p>
			</section>
			<OfferTiles />
		</div>
	);
}

/** Props of a link to another form. Without `activeOptions` it counts as the current page: both share a path. */
const OTHER_FORM = {
	to: "/sign-in",
	replace: true,
	resetScroll: false,
	activeOptions: { exact: true, explicitUndefined: true },
} as const;

/**
 * Returns what was typed before the forms were switched, even before the page's script was loaded. Names and addresses
 * are taken along to the page for a lost password as well.
 */
function useTypedBefore(forms: { current: HTMLElement | null }): Readonly<Record<string, string>> {
	const [typed, setTyped] = useState(useTyped());
	const router = useRouter();
	const queryClient = useQueryClient();
	useEffect(
		() =>
			router.subscribe("onBeforeNavigate", () => {
				const inputs = Array.from(forms.current?.querySelectorAll("input") ?? []);
				const { password, ...names } = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
				setTyped((before) => ({ ...before, ...names, ...(password !== undefined && { password }) }));
				keepTyped(queryClient, names);
			}),
		[router, queryClient, forms],
	);
	return initialTexts(typed);
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div role="status" className="rounded-md bg-warn p-5 text-on-warn">
			<h2 className="text-xl">{title}</h2>
			{children}
		</div>
	);
}

/** Replaces the sign-up form during maintenance. */
function ClosedSignUp() {
	return (
		<div className="grid justify-items-start gap-5">
			<p className="text-lg">{ERRORS["site/registration-in-maintenance"].message}</p>
			<LinkButton to="/sign-in" search={({ from }) => ({ from, mode: "sign-in" })} replace>
				Go to Sign In
			</LinkButton>
		</div>
	);
}

const TILES = [
	{ title: "Custom Games", text: "Make your own games.", icon: "plus" },
	{ title: "Leaderboards", text: "Top 10 in every game.", icon: "chart" },
	{ title: "Friends", text: "Challenge your friends.", icon: "people" },
] as const;

function OfferTiles() {
	return (
		<ul className="grid gap-3 self-start sm:grid-cols-3 lg:mt-4 low:mt-0 low:gap-2 low:sm:grid-cols-1">
			{TILES.map(({ title, text, icon }) => (
				<Card
					key={title}
					as="li"
					kind="outlined"
					className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 sm:grid-cols-1 sm:gap-y-2 low:gap-y-0 low:py-2.5 low:sm:grid-cols-[auto_1fr]"
				>
					<Icon
						name={icon}
						className="row-span-2 size-8 self-center stroke-[2.5] sm:row-auto sm:self-start low:size-6 low:sm:row-span-2 low:sm:self-center"
					/>
					<h2 className="text-xl">{title}</h2>
					<p className="text-muted">{text}</p>
				</Card>
			))}
		</ul>
	);
}

type AccountForm = "sign-in" | "sign-up";

const TABS = [
	{ form: "sign-in", label: "Sign In" },
	{ form: "sign-up", label: "Sign Up" },
] as const;

const PANEL_ID = "account-form";
const tabId = (form: AccountForm) => `${form}-tab`;

const ARROWS = ["ArrowLeft", "ArrowRight"];

/** The two segments of the card. They are links, since each form has an address, and work without script. */
function FormTabs({ shown }: { shown: AccountForm }) {
	const onKeyDown = (event: KeyboardEvent) => {
		if (!ARROWS.includes(event.key)) return;
		event.preventDefault();
		const other = document.getElementById(tabId(shown === "sign-in" ? "sign-up" : "sign-in"));
		other?.focus();
		other?.click();
	};
	return (
		<div
			role="tablist"
			aria-label="Account"
			className="grid grid-cols-2 gap-1 rounded-full border-2 border-edge bg-paper p-1 font-display text-lg font-bold text-muted"
			onKeyDown={onKeyDown}
		>
			{TABS.map(({ form, label }) => (
				<Link
					key={form}
					{...OTHER_FORM}
					role="tab"
					id={tabId(form)}
					search={({ from }) => ({ from, mode: form })}
					aria-selected={form === shown}
					aria-controls={PANEL_ID}
					tabIndex={form === shown ? 0 : -1}
					className="rounded-full border-2 border-transparent px-3 py-1.5 text-center low:py-0 hover:text-ink aria-selected:bg-ink aria-selected:text-paper"
				>
					{label}
				</Link>
			))}
		</div>
	);
}

const TEXTS = {
	invitation: {
		title: "By invitation",
		text: "New accounts need an invitation link. Ask the people who run this site for one, and open it in this browser.",
	},
	closed: {
		title: "No new accounts",
		text: "This site takes no new accounts at the moment.",
	},
} as const satisfies Partial<Record<RegistrationMode, object>>;

/** Replaces the sign-up form where not everyone may sign up. */
function NoSignUp({ mode }: { mode: keyof typeof TEXTS }) {
	const { title, text } = TEXTS[mode];
	return (
		<div className="grid justify-items-start gap-5">
			<h2 className="text-3xl">{title}</h2>
			<p className="text-lg text-pretty">{text}</p>
			{mode === "invitation" && <WriteToSite when="To ask for one," />}
			<LinkButton to="/">Play without an account</LinkButton>
		</div>
	);
}

/** Why a visitor of these pages needs an account. The first matching beginning of the address counts. */
const REASONS = [
	["/custom-games", "Create a free account to make and find games."],
	["/edit-custom-game", "Create a free account to make and find games."],
	["/leaderboard", "Create a free account to get on the leaderboards."],
	["/messages", "Create a free account to chat with your friends."],
	["/friends", "Create a free account to add friends and challenge them."],
	["/profile?tab=friends", "Create a free account to add friends and challenge them."],
	["/add", "Create a free account, and you are friends."],
	["/user/", "Create a free account to add friends and challenge them."],
	["/duel", "Create a free account to keep your duels and challenge friends."],
	["/daily", "Create a free account to keep your streak."],
	["/", "Save your scores and climb the leaderboards."],
] as const;

/** @param from the page that the visitor comes from, with its query */
function signUpReason(from: string): string {
	return REASONS.find(([start]) => from.startsWith(start))?.[1] ?? "";
}
