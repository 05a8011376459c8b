import { MAX_MAINTENANCE_MESSAGE_LENGTH } from "@hilo/rules/site/lengths";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { momentText } from "../../../platform/dates.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Confirm } from "../../../ui/confirm.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { Form, SubmitButton } from "../../../ui/form.tsx";
import { Section } from "../../../ui/section.tsx";
import { isoTime, localTime } from "../shell/dates.tsx";

const CHECKS = formChecks({
	message: (text) =>
		text.trim().length > MAX_MAINTENANCE_MESSAGE_LENGTH ? "site/maintenance-message-too-long" : null,
	until: (text) => (Date.parse(text) <= Date.now() ? "site/maintenance-end-past" : null),
});

type Settings = Outputs["site"]["settings"];

export function MaintenanceForm({ maintenance: { isOn, message, until } }: Pick<Settings, "maintenance">) {
	const utils = trpc.useUtils();
	const [unconfirmed, setUnconfirmed] = useState<{ message: string; until: string | null } | null>(null);
	const change = trpc.site.setMaintenance.useMutation({
		onSuccess: async (_, input) => {
			const text = input.isOn ? (isOn ? "Message changed" : "The site is closed") : "The site is open";
			toast("success", text);
			await Promise.all([utils.site.settings.invalidate(), utils.site.maintenance.invalidate()]);
		},
	});
	return (
		<Section
			size="small"
			title="Maintenance"
			aside={
				isOn && (
					<Button small isBusy={change.isPending} onClick={() => change.mutate({ isOn: false })}>
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
				checks={CHECKS}
				initial={{ message: message ?? "", until: localTime(until) }}
				send={(texts) => {
					const input = { message: texts.message, until: isoTime(texts.until) };
					if (isOn) change.mutate({ isOn, ...input });
					else setUnconfirmed(input);
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
			{unconfirmed && (
				<Confirm
					title="Close the site?"
					confirm="Close the site"
					onConfirm={() => change.mutate({ isOn: true, ...unconfirmed })}
					onClose={() => setUnconfirmed(null)}
				>
					Everyone but administrators is shut out immediately, until you open it again.
				</Confirm>
			)}
		</Section>
	);
}
