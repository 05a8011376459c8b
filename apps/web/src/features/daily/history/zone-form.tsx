import type { TimeZoneView } from "@hilo/rules/daily/daily.views";
import { canonicalZoneName } from "@hilo/rules/daily/time-zone";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { momentText } from "../../../platform/dates/moment.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { browserZone } from "../deck/browser-zone.ts";
import { timeIn, zoneGroups, zoneWords } from "./zones.ts";

export function ZoneForm({ zone }: { zone: TimeZoneView }) {
	const utils = trpc.useUtils();
	// The server may use another name of the same zone.
	const own = canonicalZoneName(zone.timeZone);
	const [picked, pick] = useState<string | null>(null);
	const chosen = picked ?? own;
	const change = trpc.daily.setZone.useMutation({
		onSuccess(changed) {
			utils.daily.zone.setData({ timeZone: browserZone() }, changed);
			pick(null);
		},
		onSettled: () => utils.daily.invalidate(),
	});
	const [groups] = useState(() => groupsFor(own));
	const save = (event: FormEvent) => {
		event.preventDefault();
		if (!change.isPending) change.mutate({ timeZone: chosen });
	};
	const isSaved = change.isSuccess && picked === null;
	return (
		<form onSubmit={save} className="grid gap-3">
			<Select
				label="Time zone"
				options={groups}
				value={chosen}
				fault={change.error ? errorText(change.error) : undefined}
				hint={hintOf(zone, chosen)}
				onChange={({ target }) => {
					change.reset();
					pick(target.value);
				}}
			/>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button
					type="submit"
					kind="quiet"
					aria-disabled={change.isPending || undefined}
					disabled={chosen === own && !change.isPending && !isSaved}
				>
					{change.isPending ? "Saving…" : "Save time zone"}
				</Button>
				<p role="status" className="font-bold text-correct">
					{isSaved && `Your days are in ${zoneWords(own)} now.`}
				</p>
			</div>
		</form>
	);
}

/** The device's zone comes first if it differs. The player's own is listed even if the browser does not know it. */
function groupsFor(own: string) {
	const here = browserZone();
	const all = zoneGroups([...Intl.supportedValuesOf("timeZone"), own]);
	const device = { label: "This device", options: here ? [{ value: here, label: zoneWords(here) }] : [] };
	return here && here !== own ? [device, ...all] : all;
}

function hintOf({ changeableAt }: TimeZoneView, chosen: string): string {
	const there = `It is ${timeIn(chosen, Date.now())} there now.`;
	if (changeableAt === null) return there;
	return `${there} You can change it again on ${momentText(new Date(changeableAt).toISOString())}.`;
}
