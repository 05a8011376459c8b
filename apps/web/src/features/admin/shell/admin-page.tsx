import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Tabs } from "../../../ui/tabs.tsx";
import { type Address, SECTIONS, type SectionId, type Tab } from "./sections.ts";

interface AdminPageProps {
	/** The section whose tabs are shown above the page. */
	section: SectionId;
	title?: ReactNode;
	/** The page's own address, which marks its tab. */
	at?: Address;
	lead?: ReactNode;
	actions?: ReactNode;
	children: ReactNode;
}

export function AdminPage({ section, title, at, lead, actions, children }: AdminPageProps) {
	const { label, ...rest } = SECTIONS[section];
	const tabs: readonly Tab[] = "tabs" in rest ? rest.tabs : [];
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-5 pb-10 md:pt-7">
			<header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h1 className="text-3xl leading-tight [overflow-wrap:anywhere] md:text-4xl">{title ?? label}</h1>
					{lead && <p className="mt-1 text-muted [overflow-wrap:anywhere]">{lead}</p>}
				</div>
				{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
			</header>
			{tabs.length > 0 && (
				<Tabs
					label={label}
					tabs={tabs.map(({ to, label }) => ({ id: to, label, link: { to } }))}
					shown={at ?? ""}
				/>
			)}
			{children}
		</div>
	);
}

/** Leads from the page of one thing to the list of all. */
export function BackLink({ to, children }: { to: Address; children: string }) {
	return (
		<Link to={to} className="link inline-flex min-h-11 items-center font-bold">
			<span aria-hidden="true">←&nbsp;</span>
			{children}
		</Link>
	);
}
