import { ERRORS } from "@hilo/rules/errors/errors";
import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useRouteContext, useRouter, useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { Failure } from "../../platform/failures.tsx";
import { MaintenanceWords } from "../../platform/maintenance-words.tsx";
import { useMaintenance } from "../../platform/session.ts";
import { useSite } from "../../platform/site.ts";
import { WriteToSite } from "../../platform/write-to-site.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { FormTabs, PANEL_ID, tabId } from "./form-tabs.tsx";
import { NoSignUp } from "./no-sign-up.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { useSuspensionNotice } from "./sign-out.ts";
import { SignUpForm } from "./sign-up-form.tsx";
import { signUpReason } from "./sign-up-reasons.ts";
import { initialTexts, keepTyped, useTyped } from "./typed-texts.ts";

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
		<div className="wide my-auto grid gap-x-20 gap-y-8 pt-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pt-16">
			<div>
				<h1 className="text-title lg:text-[5.5rem]">
					{isSignIn ? "Welcome back" : registration === "open" ? "Join the duel" : "New accounts"}
				</h1>
				<p className="mt-4 max-w-md text-lg text-muted">
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
				className="grid content-start gap-6 rounded-xl bg-raise p-5 shadow-card sm:p-9 lg:row-span-2"
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
						to="/sign-in"
						search={({ from }) => ({ from, mode: isSignIn ? "sign-up" : "sign-in" })}
						replace
						resetScroll={false}
						// Without this the link counts as the current page, because both forms share a path.
						activeOptions={{ exact: true, explicitUndefined: true }}
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
		<ul className="grid gap-3 self-start sm:grid-cols-3 lg:mt-4">
			{TILES.map(({ title, text, icon }) => (
				<Card
					key={title}
					as="li"
					kind="outlined"
					className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 sm:grid-cols-1 sm:gap-y-2"
				>
					<Icon
						name={icon}
						className="row-span-2 size-8 self-center stroke-[2.5] sm:row-auto sm:self-start"
					/>
					<h2 className="text-xl">{title}</h2>
					<p className="text-muted">{text}</p>
				</Card>
			))}
		</ul>
	);
}
