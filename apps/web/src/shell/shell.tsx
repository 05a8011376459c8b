import { mailtoUrl, markAddress } from "@hilo/rules/site/branding";
import { Link, Outlet, useMatches, useRouter, useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { NumberReport } from "../features/corrections/number-report-host.tsx";
import { showTitle } from "../platform/navigation-effects.ts";
import { LOST_CODE_TEXT, useReloadReason } from "../platform/reload.ts";
import { useMaintenance, useMe } from "../platform/session.ts";
import { useSignInAddress } from "../platform/sign-in-address.ts";
import { useSite } from "../platform/site.ts";
import { useShownToast } from "../platform/toasts.ts";
import { addressOf } from "../ui/base-path.ts";
import { Button, PLAIN } from "../ui/button.tsx";
import { Count } from "../ui/chip.tsx";
import { UNDER_BAR, useTopLayer } from "../ui/dialog.tsx";
import { Mark } from "../ui/logo.tsx";
import { AccountMenu, switchTheme } from "./account-menu.tsx";
import { KeyHelp, showKeys } from "./key-help.tsx";
import { MaintenanceBanner } from "./maintenance-banner.tsx";
import { TabBar, useDiscoverLink } from "./tab-bar.tsx";
import { Toasts } from "./toasts.tsx";

export function Shell() {
	const onStage = useMatches({ select: (matches) => matches.some((match) => match.staticData.stage) });
	const hasTabs = useMatches({ select: (matches) => matches.some((match) => match.staticData.tabs) });
	const isMaintenance = useMaintenance();
	const playerChanges = usePlayerChanges();
	useTitleOfRenamedSite();
	const toast = useShownToast();
	// Nothing behind an open dialog can be pressed or is read out.
	const dialog = useTopLayer();
	const shownToast = toast && <Toasts toast={toast} inDialog={dialog !== undefined} />;
	return (
		<>
			<a
				href="#main"
				className="sr-only rounded-md bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
			>
				Skip to content
			</a>
			<NavBar />
			{isMaintenance && <MaintenanceBanner />}
			<div id={UNDER_BAR} className={UNDER_BAR_CLASS}>
				{!dialog && <ReloadNotice />}
			</div>
			<Main>
				<Outlet key={playerChanges} />
			</Main>
			{!onStage && <Footer />}
			{(!onStage || hasTabs) && <TabBar />}
			<KeyHelp />
			<NumberReport />
			<div aria-live="polite">{!dialog && shownToast}</div>
			{dialog &&
				createPortal(
					<>
						<ReloadNotice />
						{shownToast}
					</>,
					dialog,
				)}
		</>
	);
}

/**
 * On phones an open chat covers the bar, and leaves room for this above its own. On a page zoomed to 400 % it would
 * leave no room for the page.
 */
const UNDER_BAR_CLASS =
	"[@media(height<20rem)]:static! sticky top-(--bar) z-20 shrink-0 max-lg:[:has(>#main_[data-covers-bar])>&]:fixed max-lg:[:has(>#main_[data-covers-bar])>&]:inset-x-0 max-lg:[:has(>#main_[data-covers-bar])>&]:top-0 max-lg:[:has(>#main_[data-covers-bar])>&]:z-50 max-lg:[:has(>#main_[data-covers-bar])>&]:pt-(--safe-top)";

/** While a choice on a page loads, the page stays, and after 300 ms a line below the bar shows that it is busy. */
function Main({ children }: { children: ReactNode }) {
	const isBusy = useRouterState({
		select: ({ isLoading, location, resolvedLocation }) =>
			isLoading && location.pathname === resolvedLocation?.pathname,
	});
	return (
		<main id="main" tabIndex={-1} aria-busy={isBusy} className="flex grow flex-col">
			{children}
			{isBusy && (
				<div className="fixed inset-x-0 top-(--bar) z-20 h-1 animate-[appear_200ms_300ms_backwards] bg-accent" />
			)}
		</main>
	);
}

/** A touch screen has no keyboard. */
const WITH_KEYS = "[@media(hover:none)]:hidden";

const LINKS = [
	["/daily", "Daily deck"],
	["/leaderboard", "Leaderboard"],
	["/updates", "Updates"],
	["/credits", "Credits"],
	["/corrections", "Corrections"],
	["/privacy-policy", "Privacy"],
	["/terms-of-service", "Terms"],
] as const;

function Footer() {
	const { name, contact } = useSite();
	return (
		// No footer below a page that fills the screen.
		<footer className="[#app:has([data-fills-screen])>&]:hidden mt-7 border-t border-line pb-(--safe-bottom) text-sm text-muted md:mt-24">
			<div className="wide flex flex-wrap items-center py-3 md:py-5">
				<span className="mr-auto max-sm:w-full max-sm:pb-2">
					{name}
					<span className="max-sm:hidden">. Two things, one number.</span>
				</span>
				<div className="flex flex-wrap max-sm:-ml-3">
					{LINKS.map(([to, label]) => (
						<Link key={to} to={to} className={PLAIN}>
							{label}
						</Link>
					))}
					{contact !== null && (
						<a href={mailtoUrl(contact)} className={PLAIN}>
							Contact
						</a>
					)}
					<a href={addressOf("/api/docs")} className={PLAIN}>
						API
					</a>
					<button type="button" className={PLAIN} onClick={switchTheme}>
						Switch theme
					</button>
					<button type="button" aria-keyshortcuts="?" className={`${PLAIN} ${WITH_KEYS}`} onClick={showKeys}>
						Keys
					</button>
				</div>
			</div>
		</footer>
	);
}

/** Offers a reload when code fails to load, and after a release. The page stays as it is until then. */
function ReloadNotice() {
	const reason = useReloadReason();
	if (!reason) return null;
	return (
		<div
			role="status"
			data-notice=""
			// Hidden if the page or a game offers the reload itself.
			className="[body:has([data-offers-reload])_&]:hidden [@media(height<20rem)]:static! sticky top-(--bar) z-20 flex flex-wrap items-center gap-4 border-b border-line bg-raise px-(--gutter) py-3"
		>
			<p className="grow font-display font-bold">
				{reason === "lost-code" ? LOST_CODE_TEXT : "A new version is here."}
			</p>
			<Button kind="quiet" onClick={() => location.reload()}>
				Reload
			</Button>
		</div>
	);
}

/** On phones these pages are in the tabs, in the footer and in the menu. */
const BAR_LINK = `${PLAIN} max-md:hidden`;

function NavBar() {
	const { name, mark } = useSite();
	const me = useMe();
	const signIn = useSignInAddress();
	const discover = useDiscoverLink();
	return (
		// On phones an open chat covers the bar, which then takes no focus either.
		<header className="max-lg:[:has(>#main_[data-covers-bar])>&]:invisible sticky top-0 z-30 shrink-0 border-b border-line bg-paper">
			<div className="wide flex h-(--bar) items-center gap-2 pt-(--safe-top) md:[:has(>#main_[data-wide-frame])>header_&]:max-w-[100rem] md:[:has(>#main_[data-wide-frame])>header_&]:pl-[calc(max(1rem,var(--safe-sides))+0.75rem)]">
				<Link to="/" className="flex min-w-0 items-center gap-2 font-display text-2xl font-extrabold">
					<Mark picture={mark && markAddress(mark, 128)} className="size-7 shrink-0" />
					<span className="truncate">{name}</span>
				</Link>
				<nav aria-label="Main" className="ml-auto flex shrink-0 items-center gap-1">
					<Link to="/daily" className={BAR_LINK}>
						Daily
					</Link>
					<Link {...discover} className={BAR_LINK}>
						Discover
						{me && <Count total={me.gameInvitations} className="ml-1.5" />}
					</Link>
					<Link to="/duel/new" className={BAR_LINK}>
						Challenge
					</Link>
					<Link to="/leaderboard" className={BAR_LINK}>
						Leaderboard
					</Link>
					{me ? (
						<AccountMenu me={me} />
					) : (
						<Link
							{...signIn}
							className="press ml-1 rounded-md bg-ink px-3 py-2.5 font-display font-bold whitespace-nowrap text-paper sm:px-4"
						>
							Sign In
						</Link>
					)}
				</nav>
			</div>
		</header>
	);
}

/** A page's title has the site's name, which an administrator may change while it is open. */
function useTitleOfRenamedSite(): void {
	const { name } = useSite();
	const router = useRouter();
	const shown = useRef(name);
	useEffect(() => {
		if (shown.current === name) return;
		shown.current = name;
		router.invalidate().then(() => showTitle(router));
	}, [name, router]);
}

/** Counts changes from one player to another in another tab: nothing that the first has typed stays on this page. */
function usePlayerChanges(): number {
	const playerId = useMe()?.id;
	const [before, setBefore] = useState(playerId);
	const [changes, setChanges] = useState(0);
	if (playerId !== before) {
		setBefore(playerId);
		// Not after a sign-in on this page, which has still to lead back.
		if (playerId && before) setChanges(changes + 1);
	}
	return changes;
}
