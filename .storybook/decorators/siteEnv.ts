/** The settings of the demo school, as `/env.js` provides them to the sites. */
export const siteEnv = {
  footer: {
    address: '杭州市余杭区禾塘路 18 号 3 幢',
    phone: '0571-0000 8899',
    email: 'hello@qinghe.example',
    qrcodes: [
      { label: '微信公众号', src: '/demo/media/qr-wechat.svg' },
      { label: '手机版', src: '/demo/media/qr-h5.svg' },
    ],
  },
};
