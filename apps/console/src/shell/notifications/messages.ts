export const notificationMessages = {
  title: 'Alerts',
  viewAll: 'View rules',
  firing: 'Firing',
  recovered: 'Recovered',
};
