/**
 * By table, what ends the rows that belong to running processes or to the machine: a site that is restored from a
 * backup must hold no lease, show nobody as online and name no backups of the site that it was made of.
 */
export const PROCESS_ROWS: Readonly<Record<string, string>> = {
	chore_leases: "delete from chore_leases",
	// A process that is not alive has its players set offline by the next one.
	server_processes: "update server_processes set alive_until = alive_until - 30000",
	ticket_watchers: "delete from ticket_watchers",
	// Each start without an administrator prints another link.
	registration_invitations: "delete from registration_invitations where makes_admin = 1",
	settings: "delete from settings where key in ('lastBackup', 'lastBackupAt', 'lastBackupFailure')",
};
