import { MAX_MAINTENANCE_MESSAGE_LENGTH } from "@hilo/rules/site/lengths";
import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { useRef, useState } from "react";
import { errorText } from "../../../../platform/api/error-text.ts";
import { type Outputs, trpc } from "../../../../platform/api/trpc.ts";
import { momentText } from "../../../../platform/dates/moment.ts";
import { toast } from "../../../../platform/toasts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Confirm } from "../../../../ui/confirm.tsx";
import { Field } from "../../../../ui/field.tsx";
import { Form } from "../../../../ui/form.tsx";
import { SubmitButton } from "../../../../ui/submit-button.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { Panel } from "../../shell/panel.tsx";
import { isoTime, localTime } from "./local-time.ts";

type Maintenance = Outputs["site"]["settings"]["maintenance"];

const CHECKS = {
	message: (text: string) =>
		text.trim().length > MAX_MAINTENANCE_MESSAGE_LENGTH
			? SITE_ERRORS["site/maintenance-message-too-long"].message
			: null,
	until: (text: string) =>
		text !== "" && new Date(text).getTime() <= Date.now()
			? SITE_ERRORS["site/maintenance-end-past"].message
			: null,
};

export function MaintenancePanel({ maintenance }: { maintenance: Maintenance }) {
	const { isOn, message, until } = maintenance;
	const utils = trpc.useUtils();
	const [asked, setAsked] = useState<{ message: string; until: string | null } | null>(null);
	const checks = useRef(CHECKS);
	const change = trpc.site.setMaintenance.useMutation({
		onSuccess: async (_, input) => {
			const said = input.isOn ? (isOn ? "Message changed" : "The site is closed") : "The site is open";
			toast("success", said);
			await Promise.all([utils.site.settings.invalidate(), utils.site.maintenance.invalidate()]);
		},
	});
	return (
		<Panel
			title="Maintenance"
			aside={
				isOn && (
					<Button small onClick={() => change.mutate({ isOn: false })} aria-disabled={change.isPending}>
						Open the site
					</Button>
				)
			}
		>
			<p className="mb-5">
				<strong className={isOn ? "text-warn" : "text-(--right)"}>{isOn ? "● Closed." : "○ Open."}</strong>{" "}
				{isOn
					? `Only administrators can use the site${until ? `, expected until ${momentText(until)}` : ""}.`
					: "Closing it sends everyone but administrators to the sign-in page. Runs in progress are kept."}
			</p>
			<Form
				key={`${isOn} ${message} ${until}`}
				checks={checks.current}
				initial={{ message: message ?? "", until: localTime(until) }}
				send={(texts) => {
					const input = { message: texts.message, until: isoTime(texts.until) };
					if (isOn) change.mutate({ isOn, ...input });
					else setAsked(input);
				}}
				isBusy={change.isPending}
				problem={change.error ? errorText(change.error) : null}
			>
				<TextArea
					name="message"
					label="Message"
					rows={2}
					hint={`Shown to everyone. Optional, up to ${MAX_MAINTENANCE_MESSAGE_LENGTH} characters.`}
				/>
				<Field
					name="until"
					type="datetime-local"
					required={false}
					label="Expected end"
					hint="In your time zone. Optional. The site stays closed until you open it."
					className="max-w-80"
				/>
				<SubmitButton
					kind={isOn ? "quiet" : "wrong"}
					busy={isOn ? "Saving..." : "Closing..."}
					needsChange={isOn}
				>
					{isOn ? "Change the message" : "Close the site"}
				</SubmitButton>
			</Form>
			{asked && (
				<Confirm
					title="Close the site?"
					confirm="Close the site"
					onConfirm={() => change.mutate({ isOn: true, ...asked })}
					onClose={() => setAsked(null)}
				>
					Everyone but administrators is shut out at once, until you open it again.
				</Confirm>
			)}
		</Panel>
	);
}
