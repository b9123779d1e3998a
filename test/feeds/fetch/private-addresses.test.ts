import test from 'ava';
import { isPrivateAddress } from '../../../src/feeds/fetch/private-addresses.ts';

const PRIVATE = `0.0.0.0 0.1.2.3 10.0.0.0 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.8.8.8 169.254.169.254 172.16.0.1
  172.31.255.255 192.0.0.8 192.168.0.1 192.168.255.255 198.18.0.1 198.19.255.255 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  :: ::1 ::127.0.0.1 ::ffff:10.0.0.7 ::ffff:a00:7 ::ffff:127.0.0.1 64:ff9b::10.0.0.7 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b::1
  64:ff9b:1::1 2001:0:1::1 2001:db8::1 2002:a00:7::1 fc00::1 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1
  ::ffff:0:127.0.0.1 3fff::1 5f00::1`;
/** Where clouds tell a machine of itself: AWS, Google, Azure, Alibaba, Oracle, IBM, Scaleway, Linode. */
const CLOUD = `169.254.169.254 169.254.170.2 fd00:ec2::254 fd20:ce::254 168.63.129.16 100.100.100.200 192.0.0.192 161.26.0.10 166.8.0.1
  166.11.255.255 fd00:42::42 fd00:a9fe:a9fe::1 fe80::a9fe:a9fe ::ffff:168.63.129.16 ::ffff:a83f:8110 64:ff9b::168.63.129.16
  64:ff9b::a83f:8110 2002:a83f:8110::1 ::168.63.129.16 ::ffff:0:168.63.129.16`;
const PUBLIC = `1.1.1.1 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 172.15.255.255 172.32.0.0 192.167.255.255
  168.63.129.15 168.63.129.17 161.25.255.255 161.27.0.0 166.7.255.255 166.12.0.0 ::ffff:168.63.129.17 64:ff9b::a83f:8111 192.169.0.0
  198.17.255.255 198.20.0.0 223.255.255.255 ::ffff:1.1.1.1 64:ff9b::1.1.1.1 64:ff9b::808:808 2606:4700::1111 2a00:1450:4001::1`;

test('this machine, its network and what is nowhere are private, in each notation; the internet is not', (t) => {
  const wrong = (list: string, expected: boolean) =>
    list.split(/\s+/).filter((address) => isPrivateAddress(address) !== expected);
  t.deepEqual(wrong(PRIVATE, true), []);
  t.deepEqual(wrong(CLOUD, true), []);
  t.deepEqual(wrong(PUBLIC, false), []);
});
